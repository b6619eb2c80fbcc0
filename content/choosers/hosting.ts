import type {Chooser} from '../../shared/chooser.ts';

/** Placed on `compare-ssr`: on whose machines an app renders. */
export const hosting: Chooser = {
  id: 'hosting',
  title: 'Lambda, Cloud Run or your own server?',
  questions: [
    {
      id: 'load',
      text: 'When are videos needed?',
      answers: [
        {id: 'waiting', label: 'Users wait for them'},
        {id: 'batch', label: 'In batches, nobody waits'},
        {id: 'rare', label: 'A few a week'},
      ],
    },
    {
      id: 'content',
      text: 'What is in them?',
      answers: [
        {id: 'usual', label: 'Graphics, text, footage'},
        {id: 'webgl', label: 'WebGL or heavy 3D'},
        {id: 'hours', label: 'Hours of video in one file'},
      ],
    },
    {
      id: 'cloud',
      text: 'Where may they be rendered?',
      answers: [
        {id: 'anywhere', label: 'Anywhere'},
        {id: 'aws', label: 'AWS'},
        {id: 'google', label: 'Google Cloud'},
        {id: 'own', label: 'Own machines'},
      ],
    },
    {
      id: 'alpha',
      text: 'Is alpha software acceptable?',
      answers: [
        {id: 'stable', label: 'No'},
        {id: 'daring', label: 'Yes'},
      ],
    },
  ],
  rules: [
    {where: {content: ['webgl']}, take: 'gpu'},
    {where: {content: ['hours'], cloud: ['anywhere', 'aws', 'own']}, take: 'server'},
    {where: {content: ['hours'], cloud: ['google']}, take: 'docker'},
    {where: {content: ['usual'], load: ['waiting'], cloud: ['anywhere', 'aws']}, take: 'lambda'},
    {where: {content: ['usual'], load: ['rare'], cloud: ['aws']}, take: 'lambda'},
    {where: {content: ['usual'], load: ['rare'], cloud: ['anywhere']}, take: 'actions'},
    {
      where: {content: ['usual'], load: ['waiting', 'rare'], cloud: ['google'], alpha: ['daring']},
      take: 'cloudrun',
    },
    {
      where: {content: ['usual'], load: ['waiting', 'rare'], cloud: ['google'], alpha: ['stable']},
      take: 'docker',
    },
    {where: {content: ['usual'], load: ['batch'], cloud: ['google']}, take: 'docker'},
    {
      where: {content: ['usual'], load: ['batch'], cloud: ['anywhere', 'aws', 'own']},
      take: 'server',
    },
    {where: {content: ['usual'], load: ['waiting', 'rare'], cloud: ['own']}, take: 'server'},
  ],
  results: [
    {
      id: 'lambda',
      name: 'Lambda',
      when: 'Users wait, load comes in bursts, and AWS is allowed.',
      why: 'Every function renders some seconds of the video only, so a long one takes little longer than a short one, and nothing costs while nobody renders.',
      page: 'lambda/setup',
      sample: {
        language: 'sh',
        code: `npx remotion lambda functions deploy
npx remotion lambda sites create src/index.ts --site-name=my-video
npx remotion lambda render my-video MyComp`,
      },
    },
    {
      id: 'cloudrun',
      name: 'Cloud Run',
      when: 'It has to be Google Cloud, nothing may idle, and alpha software is acceptable.',
      why: 'You pay per render and Google scales the containers; one machine renders one video from its first frame to its last.',
      page: 'cloudrun/setup',
      sample: {
        language: 'sh',
        code: `npx remotion cloudrun services deploy
npx remotion cloudrun sites create src/index.ts --site-name=my-video
npx remotion cloudrun render my-video MyComp out/video.mp4`,
      },
    },
    {
      id: 'server',
      name: 'Your own server',
      when: 'Batches keep a machine busy, one file lasts hours, or nothing may leave your network.',
      why: 'A busy machine has the lowest price per second and no limit on run time; queue, storage and scaling are yours to build.',
      page: 'ssr-node',
      sample: {
        language: 'ts',
        code: `import {renderMedia, selectComposition} from '@remotion/renderer';

export const renderJob = async (
  serveUrl: string,
  inputProps: Record<string, unknown>,
) => {
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
    onProgress: ({progress}) => console.log(Math.round(progress * 100), '%'),
  });
};`,
      },
    },
    {
      id: 'docker',
      name: 'Docker on a virtual machine',
      when: "It has to be Google Cloud, and Cloud Run doesn't fit.",
      why: "The image holds Chrome's libraries and your render script, and runs on any virtual machine, without alpha software and without a time limit.",
      page: 'docker',
      sample: {
        language: 'sh',
        code: `docker build -t remotion-app .
docker run --rm -v "$PWD/out:/app/out" remotion-app`,
      },
    },
    {
      id: 'gpu',
      name: 'A server with a GPU',
      when: 'Frames are drawn with WebGL or heavy 3D.',
      why: 'Lambda and Cloud Run draw WebGL in software; a machine with a graphics card draws the same frames faster.',
      page: 'miscellaneous/cloud-gpu',
      sample: {
        language: 'sh',
        code: `npx remotion gpu --gl=vulkan --chrome-mode=chrome-for-testing
npx remotion render MyComp out/video.mp4 --gl=vulkan --chrome-mode=chrome-for-testing`,
      },
    },
    {
      id: 'actions',
      name: 'GitHub Actions',
      when: 'A few videos a week, and nobody wants to run anything.',
      why: 'GitHub lends a machine for the minutes of the render and keeps the file for download.',
      page: 'ssr#github-actions',
      sample: {
        language: 'yaml',
        code: `name: Render video
on:
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
  ],
};
