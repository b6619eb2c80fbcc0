import {readdirSync} from 'node:fs';
import {expect, test} from 'vitest';
import {z} from 'zod';
import {parseJson} from '../../model/parse-json.ts';
import {picture, probe} from './media.ts';
import {blank, openGuide} from './project.ts';

const withRenderer = {
  ...blank,
  packages: [...blank.packages, '@remotion/bundler', '@remotion/renderer', 'tsx'],
};

test('ssr-node: a script, and a server with jobs', async () => {
  const guide = openGuide('ssr-node', {
    ...blank,
    replace: {
      'render.mjs': [["codec: 'h264'", "codec: 'h264', frameRange: [0, 9]"]],
      'server.mjs': [
        ["codec: 'h264'", "codec: 'h264', frameRange: [0, 9]"],
        ['3000', '3418'],
      ],
    },
  });
  const {output} = await guide.run('node render.mjs');
  expect(output).toMatch(/100 %\nDone/);
  expect((await probe(guide.file('out/MyComp.mp4'))).video).toMatchObject({
    codec: 'h264',
    frames: 10,
  });

  const server = await guide.serve('node server.mjs', 'http://localhost:3418/');
  try {
    const port: [string, string] = ['localhost:3000', '-s localhost:3418'];
    const post = await guide.run(`curl -X POST localhost:3000/renders -d '{"title": "Hello"}'`, {
      replace: [port],
    });
    const {id} = parseJson('the answer', post.output, z.object({id: z.string()}));
    const state = async () => {
      const {output} = await guide.run('curl localhost:3000/renders/THE_ID', {
        replace: [port, ['THE_ID', id]],
      });
      return parseJson('the state', output, z.object({state: z.string(), progress: z.number()}));
    };
    await expect.poll(async () => (await state()).state, {timeout: 120_000}).toBe('done');
    expect((await state()).progress).toBe(1);
    const events = await guide.run('curl -N localhost:3000/renders/THE_ID/events', {
      replace: [port, ['THE_ID', id]],
    });
    expect(events.output).toContain('data: {"state":"done","progress":1}');
    await guide.run('curl -o video.mp4 localhost:3000/renders/THE_ID/video', {
      replace: [port, ['THE_ID', id]],
    });
    expect((await probe(guide.file('video.mp4'))).video?.frames).toBe(10);
    const refused = await fetch('http://localhost:3418/renders', {method: 'POST', body: '{'});
    expect(refused.status).toBe(400);
  } finally {
    await server.stop();
  }
});

test('render: the smallest script', async () => {
  const guide = openGuide('render', {
    ...withRenderer,
    replace: {'render.mts': [["codec: 'h264'", "codec: 'h264', frameRange: [0, 4]"]]},
  });
  const {output} = await guide.run('npx tsx render.mts');
  expect(output).toContain('100 %');
  expect((await probe(guide.file('out/video.mp4'))).video?.frames).toBe(5);
});

test('render-all: every composition gets a file', async () => {
  const guide = openGuide('render-all', {
    ...blank,
    given: {
      ...blank.given,
      'src/Root.tsx': `import {Composition, Still} from 'remotion';
import {MyComposition} from './Composition';

const size = {component: MyComposition, width: 320, height: 180, defaultProps: {title: 'x'}};

export const RemotionRoot: React.FC = () => (
  <>
    <Composition id="One" durationInFrames={4} fps={30} {...size} />
    <Composition id="Two" durationInFrames={6} fps={30} {...size} />
  </>
);
`,
    },
  });
  await guide.run('npx tsx render-all.mts');
  expect((await probe(guide.file('out/One.mp4'))).video?.frames).toBe(4);
  expect((await probe(guide.file('out/Two.mp4'))).video?.frames).toBe(6);
});

test('dataset-render: a video per entry, as long as the entry says', async () => {
  const guide = openGuide('dataset-render', {
    ...blank,
    replace: {
      'src/Root.tsx': [
        ['{1280}', '{320}'],
        ['{720}', '{180}'],
        ['durationInFrames={90}', 'calculateMetadata={calculateMemberMetadata}'],
        [
          "from './MemberCard';",
          "from './MemberCard';\nimport {calculateMemberMetadata} from './member-metadata';",
        ],
      ],
      'src/member-metadata.ts': [
        ['new Date().getFullYear()', '2026'],
        ['90 + Math.max(0, years) * 15', '5 + Math.max(0, years)'],
      ],
    },
  });
  await guide.run('npx tsx render.ts');
  const frames = async (name: string): Promise<number | undefined> =>
    (await probe(guide.file(`out/${name}.mp4`))).video?.frames;
  expect([await frames('ada'), await frames('grace'), await frames('linus')]).toEqual([12, 10, 7]);
});

test('distributed-rendering: chunks become one video', async () => {
  const guide = openGuide('distributed-rendering', {
    ...withRenderer,
    replace: {'main.ts': [['framesPerChunk = 30', 'framesPerChunk = 20']]},
  });
  await guide.run('npx tsx main.ts');
  expect(readdirSync(guide.file('chunks')).toSorted()).toEqual([
    '0.aac',
    '0.ts',
    '1.aac',
    '1.ts',
    '2.aac',
    '2.ts',
  ]);
  const combined = await probe(guide.file('out/combined.mp4'));
  expect(combined.video).toMatchObject({codec: 'h264', frames: 60});
  expect(combined.audio).toEqual({codec: 'aac'});
});

test('webpack: an override for the command line and for scripts', async () => {
  const guide = openGuide('webpack', {
    ...withRenderer,
    without: ['@svgr/webpack', '@mdx-js/loader', '@mdx-js/react'],
    given: {
      ...blank.given,
      'src/speech.txt': 'Four score and seven years ago',
      'src/Composition.tsx': `import text from './speech.txt';

export const MyComposition = () => <p>{text}</p>;
`,
    },
    replace: {
      'build.mts': [["./src/index.ts'", "./src/index.ts', outDir: process.cwd() + '/built'"]],
    },
  });
  expect((await guide.exec('npx remotion bundle --out-dir=by-command')).code).toBe(0);
  expect(guide.read('by-command/bundle.js')).toContain('Four score and seven years ago');
  await guide.script('build.mts');
  expect(guide.read('built/bundle.js')).toContain('Four score and seven years ago');
});

test('typescript-aliases: repeated by hand, and read by the plugin', async () => {
  const options = {
    ...withRenderer,
    given: {
      ...blank.given,
      'src/Title.tsx': `export const Title = () => <h1>Behind an alias</h1>;\n`,
      'src/Composition.tsx': `import {Title} from '@/Title';

export const MyComposition: React.FC<{title: string}> = () => <Title />;
`,
    },
  };
  const byHand = openGuide('miscellaneous/typescript-aliases', {
    ...options,
    name: 'aliases-by-hand',
    place: {'remotion.config.ts': 'Config.overrideWebpackConfig(webpackOverride);'},
  });
  const bundled = async (project: typeof byHand): Promise<string> => {
    const {code, output} = await project.exec('npx remotion bundle --out-dir=built');
    expect(code, output).toBe(0);
    return project.read('built/bundle.js');
  };
  expect(await bundled(byHand)).toContain('Behind an alias');
  await byHand.script('render.mts');
  const byPlugin = openGuide('miscellaneous/typescript-aliases', {
    ...options,
    name: 'aliases-by-plugin',
    place: {'remotion.config.ts': 'TsconfigPathsPlugin'},
  });
  expect(await bundled(byPlugin)).toContain('Behind an alias');
  // Without either, the message of the page.
  byPlugin.write('remotion.config.ts', 'export {};');
  const {output} = await byPlugin.exec('npx remotion bundle --out-dir=other');
  expect(output).toContain("Can't resolve '@/Title'");
});

test('javascript: a project without TypeScript files', async () => {
  const guide = openGuide('javascript', {
    packages: blank.packages,
    given: {'package.json': '{"private": true}'},
    replace: {
      'src/Root.jsx': [
        ['{1280}', '{320}'],
        ['{720}', '{180}'],
        ['{90}', '{8}'],
      ],
    },
  });
  const built = await guide.exec('npm run build');
  expect(built.code, built.output).toBe(0);
  expect((await probe(guide.file('out/video.mp4'))).video?.frames).toBe(8);
  guide.write(
    'remotion.config.js',
    "import {Config} from '@remotion/cli/config';\nConfig.setCodec('vp8');\n",
  );
  const {output} = await guide.exec('npx remotion render src/index.jsx Title');
  expect(output).toContain('out/Title.webm');
  expect((await probe(guide.file('out/Title.webm'))).video).toMatchObject({
    codec: 'vp8',
    frames: 8,
  });
});

test('renderer/stitch-frames-to-video: images first, then the video', async () => {
  const guide = openGuide('renderer/stitch-frames-to-video', {
    ...withRenderer,
    place: {'render.mts': 'await stitchFramesToVideo({'},
    replace: {'render.mts': [["'Film'", "'MyComp'"]]},
  });
  await guide.script('render.mts');
  const images = readdirSync(guide.file('out/frames'));
  expect(images).toHaveLength(60);
  expect((await picture(guide.file(`out/frames/${images[0]}`))).width).toBe(320);
  expect((await probe(guide.file('out/film.mp4'))).video?.frames).toBe(60);
});

test('renderer/make-cancel-signal: a render that takes too long', async () => {
  const guide = openGuide('renderer/make-cancel-signal', {
    ...withRenderer,
    place: {'cancel.ts': 'renderForAMinute'},
    replace: {'cancel.ts': [['60_000', '4000']]},
    given: {
      ...blank.given,
      'main.mts': `import {bundle} from '@remotion/bundler';
import {selectComposition} from '@remotion/renderer';
import {renderForAMinute} from './cancel';

const serveUrl = await bundle({entryPoint: './src/index.ts'});
const composition = await selectComposition({serveUrl, id: 'MyComp', inputProps: {}});
console.log('Result:', await renderForAMinute(serveUrl, {...composition, durationInFrames: 9000}));
`,
    },
  });
  expect((await guide.script('main.mts')).output).toContain('Result: cancelled');
  expect(guide.has('out/video.mp4')).toBe(false);
});

test('testing: a component in a Thumbnail, and a still against a picture', async () => {
  const guide = openGuide('testing', {
    ...withRenderer,
    skip: ['happydom.ts', 'bunfig.toml'],
  });
  const unit = await guide.run('node --import tsx --test src/Title.test.tsx');
  expect(unit.output).toContain('# pass 2');
  await guide.exec('npx remotion still MyComp src/poster.png --frame=30');
  const still = await guide.exec('node --import tsx --test src/still.test.ts');
  expect(still.output).toContain('# pass 1');
  await guide.exec('npx remotion still MyComp src/poster.png --frame=31');
  const changed = await guide.exec('node --import tsx --test src/still.test.ts');
  expect(changed.output).toContain('# fail 1');
});
