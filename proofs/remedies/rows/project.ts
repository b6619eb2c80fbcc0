// What goes wrong on the command line, while rendering, in Node.js and for the compiler.
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import sharp from 'sharp';
import type {Desk, ProjectRow} from '../row.ts';

const STILL = 'remotion still src/index.ts Clip out.png --log=error';

/** Share of the pixels of a picture that are clearly green, in percent. */
async function green(file: string): Promise<number> {
  const {data, info} = await sharp(file).removeAlpha().raw().toBuffer({resolveWithObject: true});
  let count = 0;
  for (let at = 0; at < data.length; at += 3)
    if ((data[at + 1] ?? 0) > (data[at] ?? 0) + 60) count += 1;
  return Math.round((count * 100) / (info.width * info.height));
}

/** Renders a still; says how green it is, or what went wrong. */
async function still({run, file}: Desk, more = ''): Promise<string> {
  const said = await run(`${STILL} ${more}`);
  return /exit code 0/.test(said)
    ? `renders, ${await green(file('out.png'))} % green\n${said}`
    : said;
}

/** Serves a green picture that takes its time. */
async function slowPicture<T>(port: number, use: () => Promise<T>): Promise<T> {
  const body = await sharp({create: {width: 64, height: 36, channels: 3, background: '#00ff00'}})
    .png()
    .toBuffer();
  const server = createServer((_, response) => {
    setTimeout(() => {
      response.writeHead(200, {
        'content-type': 'image/png',
        'access-control-allow-origin': '*',
        'cache-control': 'max-age=60',
      });
      response.end(body);
    }, 1500);
  });
  await new Promise<void>((resolve) => void server.listen(port, resolve));
  try {
    return await use();
  } finally {
    server.close();
  }
}

const PORT = 3355;
const COMPILE =
  'tsc --noEmit --strict --skipLibCheck --jsx react-jsx --module esnext --moduleResolution bundler --target es2022';

/** A row about what the compiler says. */
const compiled = (
  page: string,
  fence: string,
  mistake: string,
  problem: RegExp,
  wrong: ProjectRow['wrong'] = 'removed lines',
  more: Partial<ProjectRow> = {},
): ProjectRow => ({
  page,
  fence,
  mistake,
  wrong,
  problem,
  gone: /^exit code 0$/,
  as: 'sample.tsx',
  project: async ({run}) => (await run(`${COMPILE} sample.tsx`)).slice(0, 300),
  ...more,
});

/** A row about a component that stops a render. */
const rendered = (
  page: string,
  fence: string,
  mistake: string,
  wrong: ProjectRow['wrong'],
  problem: RegExp,
  more: Partial<ProjectRow> = {},
): ProjectRow => ({
  page,
  fence,
  mistake,
  wrong,
  problem,
  gone: /^renders/,
  as: 'src/Sample.tsx',
  project: (desk) => still(desk),
  ...more,
});

const CLIP = 'export const Clip = () => <h1>Clip</h1>;\n';
const config = (
  page: string,
  fence: string,
  mistake: string,
  wrong: ProjectRow['wrong'],
  problem: RegExp,
  more: Partial<ProjectRow> = {},
) =>
  rendered(page, fence, mistake, wrong, problem, {
    as: 'remotion.config.ts',
    given: {'src/Sample.tsx': CLIP},
    ...more,
  });

/** Mistakes that the compiler or a render shows. */
export const projectRows: ProjectRow[] = [
  compiled('4-0-migration', 'interface Props', 'Props are an interface', /TS\d+.*Props/s),
  compiled(
    'errors/loose-component-type',
    'not interface Props',
    'Props are an interface',
    /TS\d+/,
    {
      replace: [
        ['type Props = {title: string}; // not interface Props', 'interface Props {title: string}'],
      ],
    },
  ),
  compiled('react-18', 'PropsWithChildren', 'children aren’t declared', /TS2339.*children/s),
  compiled(
    'react-19',
    'useRef<HTMLDivElement>(null)',
    'useRef() without an argument',
    /TS2554.*Expected 1 arguments/s,
  ),
  compiled(
    'renderer/ensure-ffmpeg',
    'ensureFfmpeg',
    'FFmpeg is installed by a function of version 3',
    /has no exported member 'ensureFfmpeg'/,
  ),
  config(
    '4-0-migration',
    'Config.Rendering',
    'Config comes from remotion',
    'removed lines',
    /The CLI configuration has been extracted from Remotion Core/,
  ),
  config(
    '4-0-migration',
    'Config.setVideoImageFormat',
    'Settings are in groups',
    {
      code: "import {Config} from '@remotion/cli/config';\n(Config as never as {Rendering: {setQuality: (value: number) => void}}).Rendering.setQuality(90);",
    },
    /The config format has changed/,
  ),
  config(
    'errors/renamed-options',
    'Config.setJpegQuality',
    'A setter has its old name',
    {
      replace: [
        [
          'Config.setJpegQuality(90)',
          '(Config as never as {setQuality: (value: number) => void}).setQuality(90)',
        ],
      ],
    },
    /setQuality\(\) has been renamed - use setJpegQuality\(\) instead/,
  ),
  config(
    'errors/webpack-override',
    'asset/source',
    'The override returns nothing',
    {replace: [['  return {', '  const changed = {']]},
    /The "data" argument must be of type string .* Received undefined/,
  ),
  rendered(
    'errors/before-initialization',
    'CLIP_LENGTH',
    'A composition takes a constant from the root that imports it',
    {replace: [["'./timing'; // not from './Root'", "'./Root';"]]},
    /Cannot access 'FPS' before initialization/,
    {
      as: 'src/Clip.tsx',
      given: {
        'src/timing.ts': 'export const FPS = 30;\n',
        'src/Root.tsx': `import {Composition} from 'remotion';
import {Clip, CLIP_LENGTH} from './Clip';
export const FPS = 30;
export const Root = () => (
  <Composition id="Clip" component={Clip} durationInFrames={CLIP_LENGTH} fps={30} width={320} height={180} />
);
`,
      },
    },
  ),
  {
    page: 'errors/react-is-not-defined',
    fence: '"react-jsx"',
    mistake: 'JSX is compiled for the old way',
    wrong: {replace: [['react-jsx', 'react']]},
    problem: /React' refers to a UMD global/,
    gone: /^none$/m,
    as: 'tsconfig.json',
    given: {'sample.tsx': 'export const Clip = () => <div />;\n'},
    project: ({run}) =>
      run('tsc --noEmit --skipLibCheck -p . | grep -o "sample.*UMD global" || echo none'),
  },
  config(
    'errors/max-timeline-tracks',
    'setMaxTimelineTracks',
    'A setter gets the text of a variable',
    {replace: [['Number(process.env.TRACKS ?? 60)', "'60' as never"]]},
    /Need to pass a number to Config\.setMaxTimelineTracks\(\)/,
  ),
  config(
    'errors/no-entry-point',
    'setEntryPoint',
    'The entry point has a name of its own',
    {code: ''},
    /No entry point/,
    {
      given: {
        'src/video/index.ts':
          "import {registerRoot} from 'remotion';\nimport {Root} from '../Root';\nregisterRoot(Root);\n",
        'src/index.ts': '',
        'src/Sample.tsx': CLIP,
      },
      project: async ({run, file, write}) => {
        (await import('node:fs')).rmSync(file('src/index.ts'));
        write('a', '');
        const said = await run('remotion still Clip out.png --log=error');
        return /exit code 0/.test(said) ? `renders ${said}` : said;
      },
    },
  ),
  rendered(
    'errors/bundle-entry-point',
    'registerRoot(Root)',
    'The file of the compositions is the entry point',
    {code: "import {Root} from './Root';\nexport default Root;"},
    /does not contain "registerRoot"/,
    {
      as: 'src/index.ts',
      given: {'src/Sample.tsx': CLIP},
    },
  ),
  rendered(
    'errors/register-root-missing',
    'registerRoot(Root)',
    'registerRoot() is only named',
    {code: "import {Root} from './Root';\n// registerRoot(Root)\nexport default Root;"},
    /registerRoot|Loading root component/,
    {
      as: 'src/index.ts',
      given: {'src/Sample.tsx': CLIP},
      project: (desk) => still(desk, '--timeout=7000'),
    },
  ),
  rendered(
    'errors/register-root',
    'not <Root />',
    'registerRoot() is called twice',
    {
      replace: [
        [
          'registerRoot(Root); // the component, not <Root />',
          'registerRoot(Root);\nregisterRoot(Root);',
        ],
      ],
    },
    /registerRoot\(\) was called more than once/,
    {
      as: 'src/index.tsx',
      given: {'src/Sample.tsx': CLIP},
      project: async ({run}) => {
        const said = await run(
          'remotion still src/index.tsx Clip out.png --log=error --timeout=7000',
        );
        return /exit code 0/.test(said) ? 'renders' : said;
      },
    },
  ),
  rendered(
    'troubleshooting/loading-root-component',
    "import {RemotionRoot} from './Root';",
    'The call is not reached',
    {replace: [['registerRoot(RemotionRoot)', 'if (false as boolean) registerRoot(RemotionRoot)']]},
    /Loading root component|exit code 1/,
    {
      as: 'src/index.ts',
      given: {
        'src/Root.tsx':
          'import {Still} from \'remotion\';\nconst Card = () => <h1>Hello</h1>;\nexport const RemotionRoot = () => <Still id="Clip" component={Card} width={120} height={60} />;\n',
      },
      project: (desk) => still(desk, '--timeout=7000'),
    },
  ),
  rendered(
    'timeout',
    'export const Quote',
    'The catch of a failed request only logs',
    {replace: [['cancelRender(err)', 'console.error(err)']]},
    /"Fetching the quote" was called but not cleared after 5000ms/,
    {
      gone: /The server answered 404|Failed to fetch/,
      given: {'src/Root.tsx': rootWith("{url: '/gone.txt'}")},
      project: (desk) => still(desk, '--timeout=7000'),
    },
  ),
  rendered(
    'timeout',
    'export const Quote',
    'The code returns before continueRender()',
    {replace: [['continueRender(handle);\n      return;', 'return;']]},
    /"Fetching the quote" was called but not cleared after 5000ms/,
    {
      given: {'src/Root.tsx': rootWith('{url: null}')},
      project: (desk) => still(desk, '--timeout=7000'),
    },
  ),
  rendered(
    'timeout',
    'export const Quote',
    'The handle is made while drawing',
    {
      replace: [
        [
          "const [handle] = useState(() => delayRender('Fetching the quote'))",
          "const handle = delayRender('Fetching the quote')",
        ],
      ],
    },
    /"Fetching the quote" was called but not cleared after 5000ms/,
    {
      given: {
        'src/Root.tsx': rootWith("{url: staticFile('quote.txt')}"),
        'public/quote.txt': 'The sea',
      },
      project: (desk) => still(desk, '--timeout=7000'),
    },
  ),
  rendered(
    'troubleshooting/stuck-render',
    'export const Prices',
    'The catch of a failed request only logs',
    {
      replace: [['cancelRender(err)', 'console.error(err)']],
    },
    /"Fetching prices" was called but not cleared after 5000ms/,
    {
      gone: /answered 404|Failed to fetch/,
      given: {'src/Root.tsx': rootWith("{url: '/gone.txt'}")},
      project: (desk) => still(desk, '--timeout=7000'),
    },
  ),
  rendered(
    'troubleshooting/background-image',
    'export const Waits',
    'A background image is not waited for',
    {fence: 'export const Flickers'},
    /renders, 0 % green/,
    {
      change: [['https://example.com/paper.jpg', `http://localhost:${PORT}/paper.jpg`]],
      gone: /renders, 9\d % green|renders, 100 % green/,
      project: (desk) => slowPicture(PORT, () => still(desk)),
    },
  ),
  rendered(
    'troubleshooting/background-image',
    'export const Masked',
    'A mask is not waited for',
    {
      replace: [
        [
          "<Img\n        src={mask}\n        style={{opacity: 0, position: 'absolute', left: '-100%'}}\n      />",
          '',
        ],
      ],
    },
    /renders, 0 % green/,
    {
      change: [
        ["staticFile('brush.png')", `'http://localhost:${PORT}/brush.png'`],
        ["'seagreen'", "'#00ff00'"],
      ],
      gone: /renders, \d\d+ % green/,
      project: (desk) => slowPicture(PORT, () => still(desk)),
    },
  ),
  rendered(
    'troubleshooting/subpixel-rendering',
    'export const Credits',
    'Text moves without a layer of its own',
    {
      replace: [
        ['perspective(100px) ', ''],
        ["          willChange: 'transform',\n", ''],
      ],
    },
    /^[1-6] pictures of 11/,
    {
      gone: /^11 pictures of 11/,
      given: {
        'src/Root.tsx':
          "import {Composition} from 'remotion';\nimport {Credits} from './Sample';\nexport const Root = () => <Composition id=\"Clip\" component={Credits} durationInFrames={400} fps={30} width={1280} height={720} />;\n",
      },
      project: async ({run, file}) => {
        const said = await run(
          'remotion render src/index.ts Clip out --sequence --image-format=png --frames=10-20 --log=error',
        );
        if (!/exit code 0/.test(said)) return said;
        const {readdirSync} = await import('node:fs');
        const pictures = readdirSync(file('out')).map((name) =>
          readFileSync(file(`out/${name}`)).toString('base64'),
        );
        return `${new Set(pictures).size} pictures of ${pictures.length}`;
      },
    },
  ),
  rendered(
    'wrong-composition-mount',
    '<Intro title="Part one" />',
    'A composition is drawn inside of another',
    {
      code: 'import {Composition, Sequence} from \'remotion\';\nconst Intro = () => <p>Intro</p>;\nexport const Film = () => <Sequence><Composition id="Intro" component={Intro} width={320} height={180} fps={30} durationInFrames={60} /></Sequence>;',
    },
    /renders an empty picture/,
    {
      add: 'export const Clip = () => <div style={{fontSize: 60}}><Film /></div>;',
      gone: /renders a picture/,
      project: async (desk) => {
        const said = await still(desk);
        if (!said.startsWith('renders')) return said;
        const {channels} = await sharp(desk.file('out.png')).removeAlpha().stats();
        return channels.every(({stdev}) => stdev < 0.5)
          ? 'renders an empty picture'
          : 'renders a picture';
      },
    },
  ),
  rendered(
    'webpack-dynamic-imports',
    'export const FromSource',
    'A path is put together outside of require()',
    {fence: 'export const Broken'},
    /Cannot find module '\.\/image0\.png'/,
    {
      project: async (desk) => {
        const image = await sharp({
          create: {width: 320, height: 180, channels: 3, background: '#00ff00'},
        })
          .png()
          .toBuffer();
        for (const name of [
          'src/image0.png',
          'src/slides/image0.png',
          'src/slides/image1.png',
          'src/slides/image2.png',
        ])
          desk.write(name, image);
        return still(desk);
      },
      gone: /renders, \d\d+ % green/,
    },
  ),
  rendered(
    'webpack-dynamic-imports',
    'export const FromPublic',
    'An image lies beside the component',
    {fence: 'export const Broken'},
    /Cannot find module '\.\/image0\.png'/,
    {
      project: async (desk) => {
        const image = await sharp({
          create: {width: 320, height: 180, channels: 3, background: '#00ff00'},
        })
          .png()
          .toBuffer();
        for (const name of ['src/image0.png', 'public/image0.png']) desk.write(name, image);
        return still(desk);
      },
      gone: /renders, \d\d+ % green/,
    },
  ),
  rendered(
    'webpack-dynamic-imports',
    'export const FromSource',
    'A whole path is a prop',
    {fence: 'export const Unknown'},
    /Cannot find module '\.\/slides\/image0\.png'/,
    {
      given: {'src/Root.tsx': rootWith("{path: './slides/image0.png'}")},
      project: async (desk) => {
        const image = await sharp({
          create: {width: 320, height: 180, channels: 3, background: '#00ff00'},
        })
          .png()
          .toBuffer();
        for (const name of ['src/slides/image0.png', 'src/slides/image1.png'])
          desk.write(name, image);
        return still(desk);
      },
      gone: /renders, \d\d+ % green/,
    },
  ),
  rendered(
    'errors/artifact-name-taken',
    'frame === 0 ?',
    'The artifact is drawn in each frame',
    {replace: [['frame === 0 ? ', 'frame >= 0 ? ']]},
    /An artifact with output/,
    {
      gone: /^exit code 0|exit code 0$/,
      project: async ({run}) => run('remotion render src/index.ts Clip out.mp4 --log=error'),
    },
  ),
  rendered(
    'errors/dialog-in-render',
    'askForName',
    'A dialog is opened while rendering',
    {replace: [['getRemotionEnvironment().isRendering ||\n  ', 'getRemotionEnvironment() && ']]},
    /confirm\(.*\) was called\. It cannot be called in a headless browser/,
    {
      add: "import {useEffect} from 'react';\nexport const Clip = () => {\n  useEffect(() => void askForName(), []);\n  return <p>{String(askForName())}</p>;\n};",
    },
  ),
  rendered(
    'errors/page-navigated',
    'export const leave',
    'The page is left while rendering',
    {replace: [['!getRemotionEnvironment().isRendering', 'getRemotionEnvironment()']]},
    /navigation|destroyed|exit code 1/,
    {
      add: "import {useEffect} from 'react';\nexport const Clip = () => {\n  useEffect(() => leave('/other'), []);\n  return <p>here</p>;\n};",
      project: (desk) => still(desk, '--timeout=7000'),
    },
  ),
  rendered(
    'errors/props-flag',
    '"Autumn"',
    'The quotes of the props got lost',
    {code: '{title: Autumn, count: 3}'},
    /neither valid JSON nor a file path to a valid JSON file/,
    {
      as: 'props.json',
      given: {
        'src/Sample.tsx': 'export const Clip = ({title}: {title?: string}) => <h1>{title}</h1>;\n',
      },
      project: async (desk) => still(desk, '--props=props.json'),
    },
  ),
  rendered(
    'troubleshooting/bundling-bundle',
    'site ??= bundle',
    'Each request bundles',
    {replace: [['site ??= bundle', 'site = bundle']]},
    /^2 bundles/,
    {
      as: 'server/site.ts',
      gone: /^1 bundle /,
      given: {
        'package.json': '{"name": "proof", "type": "module"}',
        'src/Sample.tsx': CLIP,
        'src/remotion/index.ts':
          "import {registerRoot} from 'remotion';\nimport {Root} from '../Root';\nregisterRoot(Root);\n",
        'ask.ts':
          "import {getSite} from './server/site';\nconst places = [await getSite(), await getSite()];\nconst {size} = new Set(places);\nconsole.log(size, size > 1 ? 'bundles' : 'bundle', 'for 2 requests');\nprocess.exit();\n",
      },
      project: ({run}) => run('tsx ask.ts'),
    },
  ),
  rendered(
    'renderer/render-media',
    'composition.id}.mp4',
    'inputProps are missing in selectComposition()',
    {replace: [["id: 'Greeting',\n  inputProps,\n}", "id: 'Greeting'}"]]},
    /^0 % green/,
    {
      shows: '// Wrong: without inputProps here',
      as: 'render.mts',
      gone: /^\d\d+ % green/,
      given: {
        'src/Sample.tsx':
          "export const Clip = (props: Record<string, string>) => <div style={{position: 'absolute', inset: 0, background: Object.keys(props).length > 0 ? '#0f0' : '#f00'}} />;\n",
      },
      project: async ({run, file}) => {
        const text = readFileSync(file('render.mts'), 'utf8');
        const id = /id: '(\w+)'/.exec(text)?.[1] ?? 'Clip';
        const source = readFileSync(file('src/Root.tsx'), 'utf8');
        (await import('node:fs')).writeFileSync(
          file('src/Root.tsx'),
          source.replace('"Clip"', `"${id}"`),
        );
        const said = await run('tsx render.mts');
        if (!/exit code 0/.test(said)) return said;
        await run(`remotion ffmpeg -v error -i out/${id}.mp4 -frames:v 1 out.png`);
        return `${await green(file('out.png'))} % green`;
      },
    },
  ),
  rendered(
    'non-seekable-media',
    'assertSeekable',
    'A file whose index is at its end is used',
    {code: 'export const assertSeekable = async (_: string): Promise<void> => undefined;'},
    /^accepted/,
    {
      as: 'check.ts',
      gone: /The browser can't jump within late\.mp4/,
      given: {
        'ask.mts':
          "import {assertSeekable} from './check.ts';\nawait assertSeekable('late.mp4').then(() => console.log('accepted'), (error) => console.log(error.message));\nprocess.exit();\n",
      },
      project: async ({run, media}) => {
        await run(
          `remotion ffmpeg -v error -y -stream_loop 5 -i ${media('sample.mp4')} -c copy late.mp4`,
        );
        return run('tsx ask.mts');
      },
    },
  ),
  rendered(
    'non-seekable-media',
    '-movflags faststart public/clip.mp4',
    'The index of the file is at its end',
    {code: 'true'},
    /"supportsSeeking":false|false/,
    {
      as: 'convert.sh',
      change: [['npx remotion', 'remotion']],
      gone: /^true/,
      given: {
        'public/note.txt': '',
        'ask.mts':
          "import {existsSync} from 'node:fs';\nimport {getVideoMetadata} from '@remotion/renderer';\nconst {supportsSeeking} = await getVideoMetadata(existsSync('public/clip.mp4') ? 'public/clip.mp4' : 'clip.mp4');\nconsole.log(supportsSeeking);\nprocess.exit();\n",
      },
      project: async ({run, media}) => {
        await run(
          `remotion ffmpeg -v error -y -stream_loop 5 -i ${media('sample.mp4')} -c copy clip.mp4`,
        );
        await run('sh convert.sh');
        return run('tsx ask.mts');
      },
    },
  ),
  rendered(
    'enametoolong',
    'export const Montage',
    'Videos that nobody hears are mixed',
    {replace: [['<OffthreadVideo muted', '<OffthreadVideo']]},
    /^heard/,
    {
      gone: /^silent/,
      given: {'src/Root.tsx': rootWith("{clips: ['a.mp4', 'b.mp4']}")},
      project: async ({run, media, write, file}) => {
        for (const name of ['a', 'b'])
          write(`public/${name}.mp4`, readFileSync(media('sample.mp4')));
        const said = await run('remotion render src/index.ts Clip out.mp4 --log=error');
        if (!/exit code 0/.test(said)) return said;
        await run('remotion ffmpeg -v error -y -i out.mp4 out.wav');
        // Behind the header, silence is zeros.
        return readFileSync(file('out.wav'))
          .subarray(200)
          .some((byte) => byte !== 0)
          ? 'heard'
          : 'silent';
      },
    },
  ),
  rendered(
    'errors/media-parser-reader',
    'nodeReader',
    'A path is read without the reader for Node.js',
    {
      replace: [
        ['    reader: nodeReader,\n', ''],
        ["import {nodeReader} from '@remotion/media-parser/node';\n", ''],
      ],
    },
    /is not a URL/,
    {
      as: 'read.ts',
      gone: /durationInSeconds/,
      given: {
        'ask.mts':
          "import {read} from './read.ts';\nconsole.log(JSON.stringify(await read(process.argv[2] ?? '').catch((error) => error.message)));\nprocess.exit();\n",
      },
      project: ({run, media}) => run(`tsx ask.mts ${media('sample.mp4')}`),
    },
  ),
  rendered(
    'errors/lambda-estimate-price',
    'estimatePrice',
    'A duration is text',
    {replace: [['60_000', "'60000' as never"]]},
    /Parameter 'durationInMilliseconds' must be a number/,
    {
      as: 'price.mts',
      gone: /^true/,
      project: ({run}) => run('tsx price.mts'),
    },
  ),
  rendered(
    'errors/get-static-files-empty',
    'listSounds',
    'Files are listed in Node.js',
    {
      code: "import {getStaticFiles} from 'remotion';\nexport const listSounds = async () => getStaticFiles().map(({name}) => name);",
    },
    /Called getStaticFiles\(\) on the server/,
    {
      as: 'sounds.ts',
      gone: /^\["bell\.mp3"\]/,
      given: {
        'public/sounds/bell.mp3': '',
        'public/sounds/note.txt': '',
        'ask.mts':
          "import {listSounds} from './sounds.ts';\nconsole.log(JSON.stringify(await listSounds()));\n",
      },
      project: ({run}) => run('tsx ask.mts'),
    },
  ),
];

/** A root whose composition gets props. */
function rootWith(props: string): string {
  return `import {Composition, staticFile} from 'remotion';
import * as all from './Sample';
const Clip = (all as any).Clip ?? Object.values(all).find((one) => typeof one === 'function');
void staticFile;
export const Root = () => (
  <Composition id="Clip" component={Clip} durationInFrames={10} fps={30} width={320} height={180} defaultProps={${props} as any} />
);
`;
}
