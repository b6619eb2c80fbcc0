import {createServer} from 'node:http';
import {expect, test} from 'vitest';
import {frameAt, picture, probe} from './media.ts';
import {blank, openGuide, type Replacements} from './project.ts';

const small: Replacements = [
  ['{1920}', '{320}'],
  ['{1080}', '{180}'],
];

test('getting-started: three files and a render', async () => {
  const guide = openGuide('getting-started', {
    ...blank,
    replace: {'src/Root.tsx': [...small, ['{90}', '{40}']]},
  });
  await guide.run('npx remotion render Greeting out/greeting.mp4');
  const video = guide.file('out/greeting.mp4');
  const {video: stream} = await probe(video);
  expect(stream).toMatchObject({codec: 'h264', width: 320, height: 180, frames: 40, fps: '30/1'});
  const [first, last] = [await frameAt(video, 0), await frameAt(video, 1.3)];
  // The text has faded in.
  expect(last.colors).toBeGreaterThan(first.colors + 50);
});

test('the-fundamentals: a bar that reaches the edge on the last frame', async () => {
  const guide = openGuide('the-fundamentals', {
    ...blank,
    replace: {
      'src/Root.tsx': [
        ['{1920}', '{320}'],
        ['{1080}', '{180}'],
        ['{150}', '{15}'],
      ],
    },
  });
  await guide.run('npx remotion render ProgressBar');
  const video = guide.file('out/ProgressBar.mp4');
  expect((await probe(video)).video).toMatchObject({width: 320, height: 180, frames: 15});
  const right = async (seconds: number): Promise<number[]> =>
    (await frameAt(video, seconds)).at(316, 168);
  expect(orange(await right(13 / 30))).toBe(false);
  expect(orange(await right(14 / 30))).toBe(true);
});

test('brownfield: three files in an existing project, Studio and render', async () => {
  const guide = openGuide('brownfield', {
    packages: ['react', 'react-dom', 'typescript'],
    without: ['@remotion/eslint-plugin'],
    given: {'package.json': '{"private": true, "scripts": {"dev": "vite"}}'},
    replace: {'remotion/Root.tsx': [...small, ['{90}', '{10}']]},
  });
  const studio = await guide.serve(
    'npx remotion studio remotion/index.ts',
    'http://localhost:3417/',
    {replace: [['index.ts', 'index.ts --no-open --port=3417']]},
  );
  try {
    const html = await (await fetch('http://localhost:3417/')).text();
    expect(html).toContain('Remotion Studio');
  } finally {
    await studio.stop();
  }
  await guide.run('npm run render');
  expect((await probe(guide.file('out/hello.mp4'))).video).toMatchObject({
    codec: 'h264',
    frames: 10,
  });
});

test('stills: by command and by script', async () => {
  const guide = openGuide('stills', blank);
  await guide.run(`npx remotion still Card out/card.png --props='{"title": "New post"}'`);
  const byCommand = await picture(guide.file('out/card.png'));
  expect(byCommand).toMatchObject({width: 1200, height: 630, format: 'png'});
  expect(byCommand.at(5, 5)).toEqual([0x10, 0x18, 0x28, 255]);
  guide.write('out/card.png', '');
  await guide.run('npx tsx render-card.mts');
  expect((await picture(guide.file('out/card.png'))).colors).toBe(byCommand.colors);
});

test('parameterized-rendering: props change the length', async () => {
  const guide = openGuide('parameterized-rendering', {
    ...blank,
    packages: [...blank.packages, 'zod'],
    replace: {
      'src/Root.tsx': [...small, ['60 + props.lines.length * 45', '6 + props.lines.length * 4']],
    },
  });
  const line = `npx remotion render Invitation out/grace.mp4 --props='{"guest": "Grace"}'`;
  await guide.run(line);
  // One line by default.
  expect((await probe(guide.file('out/grace.mp4'))).video?.frames).toBe(10);
  await guide.run(line, {replace: [['{"guest": "Grace"}', '{"lines": ["One", "Two"]}']]});
  expect((await probe(guide.file('out/grace.mp4'))).video?.frames).toBe(14);
});

test('data-fetching: a forecast before the first frame, or the error of the API', async () => {
  const guide = openGuide('data-fetching', {
    ...blank,
    packages: [...blank.packages, 'zod'],
    skip: ['src/wait-for-no-input.ts', 'src/Shape.tsx'],
    replace: {
      'src/Root.tsx': small,
      'src/Weather.tsx': [['https://example.com/weather', 'http://localhost:3429/weather']],
    },
  });
  const asked: (string | undefined)[] = [];
  const api = createServer((request, response) => {
    asked.push(request.url);
    const known = request.url === '/weather?city=Zurich';
    response.writeHead(known ? 200 : 404, {'Access-Control-Allow-Origin': '*'});
    response.end(JSON.stringify({temperature: 21, summary: 'sunny'}));
  }).listen(3429);
  try {
    const still = await guide.exec('npx remotion still Weather out/zurich.png');
    expect(still.code, still.output).toBe(0);
    expect((await picture(guide.file('out/zurich.png'))).colors).toBeGreaterThan(5);
    // Once, not in every tab.
    expect(asked).toEqual(['/weather?city=Zurich']);
    const failed = await guide.exec(`npx remotion still Weather --props='{"city": "Nowhere"}'`);
    expect(failed.code).toBe(1);
    expect(failed.output).toContain('The weather API answered 404 for "Nowhere"');
  } finally {
    api.close();
  }
});

test('transparent-videos: WebM and ProRes keep the alpha channel', async () => {
  const guide = openGuide('transparent-videos', {
    ...blank,
    given: {...blank.given, 'src/Root.tsx': oneComposition('Badge', {transparent: true}, 10)},
    // Both commands say it themselves; the file is for projects in which all videos are transparent.
    skip: ['remotion.config.ts'],
  });
  await guide.run(
    'npx remotion render Badge out/badge.webm --image-format=png --pixel-format=yuva420p --codec=vp8',
  );
  const webm = await probe(guide.file('out/badge.webm'));
  expect(webm.video?.codec).toBe('vp8');
  expect(webm.tags).toMatchObject({alpha_mode: '1'});
  await guide.run(
    'npx remotion render Badge out/badge.mov --image-format=png --pixel-format=yuva444p10le --codec=prores --prores-profile=4444',
  );
  const mov = await probe(guide.file('out/badge.mov'));
  expect(mov.video).toMatchObject({codec: 'prores', frames: 10});
  expect(mov.video?.pixels).toMatch(/^yuva444p1[02]le$/);
  expect((await frameAt(guide.file('out/badge.mov'), 0)).at(2, 2)[3]).toBe(0);
  const refused = await guide.run(
    'npx remotion render Badge out/badge.webm --image-format=png --pixel-format=yuva420p --codec=vp8',
    {replace: [['--image-format=png', '--image-format=jpeg']], fails: true},
  );
  expect(refused.output).toContain(
    "Pixel format was set to 'yuva420p' but the image format is not PNG. To render transparent videos, you need to set PNG as the image format.",
  );
});

test('render-as-gif: every second frame at half the size', async () => {
  const guide = openGuide('render-as-gif', blank);
  await guide.run(
    'npx remotion render MyComp out/loop.gif --codec=gif --every-nth-frame=2 --scale=0.5',
    {
      replace: [['--scale', '--frames=0-19 --scale']],
    },
  );
  expect((await probe(guide.file('out/loop.gif'))).video).toMatchObject({
    codec: 'gif',
    width: 160,
    height: 90,
    frames: 10,
  });
});

test('encoding, audio/exporting: codecs by file name and flag', async () => {
  const guide = openGuide('encoding', {...blank, skip: ['remotion.config.ts']});
  const frames: Replacements = [['MyComp', 'MyComp --frames=0-4']];
  await guide.run('npx remotion render MyComp out/video.webm --codec=vp9 --crf=30', {
    replace: frames,
  });
  expect((await probe(guide.file('out/video.webm'))).video?.codec).toBe('vp9');
  await guide.run('npx remotion render MyComp out/master.mov --codec=prores --prores-profile=hq', {
    replace: frames,
  });
  expect((await probe(guide.file('out/master.mov'))).video).toMatchObject({
    codec: 'prores',
    pixels: 'yuv422p10le',
  });
  const shown = await guide.run('npx remotion ffprobe out/video.mp4', {
    replace: [['out/video.mp4', 'out/video.webm']],
  });
  expect(shown.output).toContain('Video: vp9');

  const audio = openGuide('audio/exporting', {...blank, skip: ['src/Mix.tsx', 'src/Root.tsx']});
  await audio.run('npx remotion render MyComp out/audio.mp3');
  const mp3 = await probe(audio.file('out/audio.mp3'));
  expect(mp3).toMatchObject({audio: {codec: 'mp3'}});
  expect(mp3.duration).toBeCloseTo(2, 0);
  await audio.run('npx remotion render MyComp out/silent.mp4 --muted', {replace: frames});
  expect(await probe(audio.file('out/silent.mp4'))).not.toHaveProperty('audio');
});

test('artifacts: a file beside the video', async () => {
  const guide = openGuide('artifacts', {
    ...blank,
    given: {...blank.given, 'src/Root.tsx': oneComposition('WithSubtitles', {}, 5)},
    place: {'src/WithSubtitles.tsx': 'const subtitles'},
  });
  const again = openGuide('artifacts', {
    ...blank,
    name: 'artifacts-twice',
    given: {...blank.given, 'src/Root.tsx': oneComposition('WithSubtitles', {}, 5)},
    place: {'src/WithSubtitles.tsx': 'const subtitles'},
    replace: {'src/WithSubtitles.tsx': [['frame === 0', 'frame < 2']]},
  });
  const render = (project: typeof guide) =>
    project.exec('npx remotion render WithSubtitles --concurrency=1');
  expect((await render(guide)).code).toBe(0);
  expect(guide.read('out/WithSubtitles/captions.srt')).toMatch(/^1\n00:00:00,000 --> /);
  const failed = await render(again);
  expect(failed.code).not.toBe(0);
  expect(failed.output).toContain(
    'An artifact with output "captions.srt" was already registered at frame 0, but now registered again at frame 1. Artifacts must have unique names.',
  );
});

test('env-variables: from the shell and from a file', async () => {
  const guide = openGuide('env-variables', {
    ...blank,
    skip: ['.env'],
    given: {
      ...blank.given,
      'src/Root.tsx': `import {Composition} from 'remotion';
import {renderToStaticMarkup} from 'react-dom/server';
import {Badge} from './Badge';

export const RemotionRoot: React.FC = () => (
  <Composition
    id="MyComp"
    component={Badge}
    width={320}
    height={180}
    fps={30}
    durationInFrames={2}
    calculateMetadata={() => {
      throw new Error('Badge: ' + renderToStaticMarkup(<Badge />) + process.env.BRAND);
    }}
  />
);
`,
    },
  });
  const line = 'REMOTION_BRANCH=main npx remotion render src/index.ts MyComp out/video.mp4';
  const fromShell = await guide.run(line, {fails: true, env: {BRAND: 'secret'}});
  expect(fromShell.output).toContain('Badge: <div>main</div>undefined');
  guide.write('.env', guide.page.files.get('.env') ?? '');
  const fromFile = await guide.run(line, {fails: true});
  expect(fromFile.output).toContain('Badge: <div>main</div>acme');
});

function orange([red = 0, , blue = 0]: number[]): boolean {
  return red > blue + 100;
}

/** A root with one small composition, for pages that show only the component. */
function oneComposition(name: string, props: object, frames: number): string {
  return `import {Composition} from 'remotion';
import {${name}} from './${name}';

export const RemotionRoot: React.FC = () => (
  <Composition
    id="${name}"
    component={${name}}
    width={320}
    height={240}
    fps={30}
    durationInFrames={${frames}}
    defaultProps={${JSON.stringify(props)}}
  />
);
`;
}
