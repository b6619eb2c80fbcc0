import type {Chooser} from '../../shared/chooser.ts';

/** Placed on `render`: where and how a video is rendered. */
export const rendering: Chooser = {
  id: 'rendering',
  title: 'Which way to render?',
  questions: [
    {
      id: 'start',
      text: 'Who starts a render?',
      answers: [
        {id: 'me', label: 'I, at my computer'},
        {id: 'team', label: "Colleagues who don't program"},
        {id: 'schedule', label: 'A schedule or a commit'},
        {id: 'users', label: 'Users of my app'},
        {id: 'nobody', label: 'Nobody, they only watch it in my app'},
      ],
    },
    {
      id: 'tool',
      text: 'What do you want to work with?',
      answers: [
        {id: 'buttons', label: 'Buttons'},
        {id: 'command', label: 'A command'},
        {id: 'code', label: 'Code'},
      ],
    },
    {
      id: 'place',
      text: 'Where may it run?',
      answers: [
        {id: 'anywhere', label: 'Anywhere'},
        {id: 'google', label: 'Google Cloud only'},
        {id: 'own', label: 'Own machines only'},
      ],
    },
  ],
  rules: [
    {where: {start: ['nobody']}, take: 'player'},
    {where: {start: ['team']}, take: 'studio-server'},
    {where: {start: ['me'], tool: ['buttons']}, take: 'studio'},
    {where: {start: ['me'], tool: ['command']}, take: 'cli'},
    {where: {start: ['me'], tool: ['code']}, take: 'node'},
    {where: {start: ['schedule'], place: ['anywhere']}, take: 'actions'},
    {where: {start: ['schedule', 'users'], place: ['google']}, take: 'cloudrun'},
    {where: {start: ['schedule'], place: ['own'], tool: ['buttons', 'command']}, take: 'cli'},
    {where: {start: ['schedule'], place: ['own'], tool: ['code']}, take: 'node'},
    {where: {start: ['users'], place: ['anywhere']}, take: 'lambda'},
    {where: {start: ['users'], place: ['own']}, take: 'node'},
  ],
  results: [
    {
      id: 'studio',
      name: 'Render button of the Studio',
      when: 'You render by hand and want to see all settings in one dialog.',
      why: 'Select the composition and press Render: the dialog has every setting, and the file lands in the folder out.',
      page: 'studio/studio',
      sample: {language: 'sh', code: 'npx remotion studio'},
    },
    {
      id: 'cli',
      name: 'Command line',
      when: 'You render by hand again and again, or by cron on a machine of your own.',
      why: 'One line renders the same file each time, takes its props from a file, and works in shell scripts and cron jobs.',
      page: 'cli/render',
      sample: {
        language: 'sh',
        code: 'npx remotion render MyComp out/video.mp4 --props=./props.json',
      },
    },
    {
      id: 'node',
      name: 'Node.js API',
      when: 'Your own code starts renders, on your computer or your server.',
      why: 'Three functions bundle, select and render wherever Node.js runs, and your code keeps control of progress, queue and storage.',
      page: 'ssr-node',
      sample: {
        language: 'ts',
        code: `import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {renderMedia, selectComposition} from '@remotion/renderer';

const inputProps = {title: 'Hello'};
const serveUrl = await bundle({entryPoint: path.resolve('src/index.ts')});
const composition = await selectComposition({
  serveUrl,
  id: 'MyComp',
  inputProps,
});

await renderMedia({
  serveUrl,
  composition,
  inputProps,
  codec: 'h264',
  outputLocation: 'out/video.mp4',
});`,
      },
    },
    {
      id: 'studio-server',
      name: 'Studio on a server',
      when: 'Colleagues render in their browser and install nothing.',
      why: 'The Studio runs in a container behind a password, and its Render button works for everybody who may log in.',
      page: 'studio/deploy-server',
      sample: {language: 'sh', code: 'npx remotion studio --port=3000 --no-open --ipv4'},
    },
    {
      id: 'actions',
      name: 'GitHub Actions',
      when: 'A commit, a schedule or a form starts a video now and then.',
      why: 'GitHub lends the machine for the minutes of the render and offers the file as a download, so there is nothing to deploy.',
      page: 'ssr#github-actions',
      sample: {
        language: 'yaml',
        code: `name: Render video
on:
  schedule:
    - cron: '0 6 * * 1'
  workflow_dispatch:

jobs:
  render:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - run: npm ci
      - run: npx remotion render MyComp out/video.mp4
      - uses: actions/upload-artifact@v4
        with:
          name: video
          path: out/video.mp4`,
      },
    },
    {
      id: 'lambda',
      name: 'Lambda',
      when: 'Users of your app wait for their videos, at any load.',
      why: 'A render is spread over up to 200 functions of your AWS account, and you pay only while something renders.',
      page: 'lambda',
      sample: {
        language: 'ts',
        code: `import {
  renderMediaOnLambda,
  speculateFunctionName,
} from '@remotion/lambda/client';

const {renderId, bucketName} = await renderMediaOnLambda({
  region: 'us-east-1',
  functionName: speculateFunctionName({
    memorySizeInMb: 2048,
    diskSizeInMb: 2048,
    timeoutInSeconds: 120,
  }),
  serveUrl: 'my-video',
  composition: 'MyComp',
  inputProps: {title: 'Hello'},
  codec: 'h264',
});`,
      },
    },
    {
      id: 'cloudrun',
      name: 'Cloud Run',
      when: 'The app has to stay on Google Cloud, and alpha software is acceptable.',
      why: 'Each render gets a container of its own in your Google Cloud project; the package is in alpha and gets essential fixes only.',
      page: 'cloudrun',
      sample: {
        language: 'sh',
        code: 'npx remotion cloudrun render my-video MyComp out/video.mp4',
      },
    },
    {
      id: 'player',
      name: 'No render: the Player',
      when: 'The video is only watched in your React app, and nobody needs a file.',
      why: 'The Player draws each frame in the browser of your visitor, so the video starts at once and follows its props.',
      page: 'player/index',
      sample: {
        language: 'tsx',
        code: `import {Player} from '@remotion/player';

const Greeting: React.FC<{name: string}> = ({name}) => <h1>Hello {name}</h1>;

export const App: React.FC = () => (
  <Player
    component={Greeting}
    inputProps={{name: 'Ada'}}
    durationInFrames={90}
    fps={30}
    compositionWidth={1280}
    compositionHeight={720}
    controls
  />
);`,
      },
    },
  ],
};
