import type {Answers} from '../../../../shared/course/step.ts';

const NEW =
  '        id="Upright"\n        component={Invitation}\n        width={720}\n        height={1280}\n        fps={30}\n        durationInFrames={90}\n';

export const answers: Answers = {
  right: {
    'what is the same in one object': [
      [
        'export const RemotionRoot',
        'const same = {component: Invitation, fps: 30, durationInFrames: 90};\n\nexport const RemotionRoot',
      ],
      [
        NEW,
        '        {...same}\n        id="Upright"\n        width={720}\n        height={1280}\n',
      ],
    ],
    'out of a list': `import {Composition, Folder} from 'remotion';
import {Invitation} from './Invitation';

const sizes = [
  {id: 'Wide', width: 1280, height: 720},
  {id: 'Upright', width: 720, height: 1280},
];

export const RemotionRoot = () => (
  <Folder name="Invitations">
    {sizes.map((size) => (
      <Composition key={size.id} {...size} component={Invitation} fps={30} durationInFrames={90} />
    ))}
  </Folder>
);
`,
  },
  wrong: {
    'written small': {code: [['id="Upright"', 'id="upright"']], says: /upper and lower case/},
    'still wide': {
      code: [['width={720}\n        height={1280}', 'width={1280}\n        height={720}']],
      says: /wrong way round/,
    },
    'three frames': {code: [[NEW, NEW.replace('{90}', '{3}')]], says: /counts frames, not seconds/},
  },
};
