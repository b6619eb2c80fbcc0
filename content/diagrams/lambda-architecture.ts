import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'nesting',
  title: 'What Remotion Lambda puts into your AWS account',
  description:
    'In one region of your AWS account there are two things. One is a Lambda function, deployed once per version of Remotion, which plays three roles: main function, renderer function and stills. The other is an S3 bucket whose name starts with `remotionlambda-`: it holds your bundled projects below `sites/` and progress and results below `renders/`.',
  caption:
    'Two things to deploy, both in one region: the function knows how to render, the site knows what.',
  boxes: [
    {
      label: 'Your AWS account',
      mono: 'us-east-1',
      style: 'ground',
      across: true,
      children: [
        {
          label: 'Lambda function',
          mono: 'once per version',
          children: [
            {label: 'Main', mono: 'plans, joins', style: 'accent'},
            {label: 'Renderers', mono: 'up to 200 at once', style: 'accent'},
            {label: 'Stills', mono: 'one call', style: 'accent'},
          ],
        },
        {
          label: 'S3 bucket',
          mono: 'remotionlambda-…',
          children: [
            {label: 'Sites', mono: 'sites/my-video/'},
            {label: 'Progress', mono: 'renders/…/progress.json'},
            {label: 'Results', mono: 'renders/…/out.mp4'},
          ],
        },
      ],
    },
  ],
};
