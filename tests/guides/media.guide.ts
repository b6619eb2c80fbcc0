import {copyFileSync, mkdirSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import sirv from 'sirv';
import {expect, test} from 'vitest';
import {visit} from './browser.ts';
import {type Picture, picture, probe} from './media.ts';
import {root} from './page.ts';
import {blank, type Guide, openGuide} from './project.ts';

/** H.264 with AAC, 480 × 270, 25 fps, 4 seconds. */
const clip = path.join(root, 'static/samples/clip.mp4');

test('media-parser/metadata, media-parser/node-reader: files of the disk', async () => {
  const one = openGuide('media-parser/metadata', {
    packages: ['tsx'],
    place: {'metadata.mts': 'reader: nodeReader'},
  });
  copyFileSync(clip, one.file('clip.mp4'));
  const {output} = await one.script('metadata.mts');
  expect(output).toContain(`mp4, ${one.size('clip.mp4')} bytes, 4 seconds`);

  const folder = openGuide('media-parser/node-reader', {
    packages: ['tsx', '@remotion/media-parser'],
    place: {'lengths.mts': 'readdir(folder)'},
  });
  mkdirSync(folder.file('footage'));
  for (const name of ['a.mp4', 'b.mp4']) copyFileSync(clip, folder.file(`footage/${name}`));
  expect((await folder.script('lengths.mts')).output).toBe('a.mp4 4\nb.mp4 4\n');
});

test('dynamic-metadata: as long as the slides, as long and large as a file', async () => {
  const guide = openGuide('dynamic-metadata', {
    ...blank,
    packages: [...blank.packages, '@remotion/player'],
    replace: {
      'src/Root.tsx': [
        ['    <Composition', '    <><VideoComposition /><Composition'],
        ['    />\n', '    /></>\n'],
        [
          "from 'remotion';",
          "from 'remotion';\nimport {VideoComposition} from './VideoComposition';",
        ],
      ],
    },
    given: {
      ...blank.given,
      'src/VideoComposition.tsx': `import {Composition} from 'remotion';
import {calculateVideoMetadata, VideoTemplate} from './VideoTemplate';

export const VideoComposition = () => (
  <Composition
    id="VideoTemplate"
    component={VideoTemplate}
    defaultProps={{src: 'http://localhost:3425/clip.mp4'}}
    calculateMetadata={calculateVideoMetadata}
  />
);
`,
    },
  });
  const site = createServer(sirv(path.dirname(clip), {setHeaders: allowAll})).listen(3425);
  try {
    const {output} = await guide.exec(
      `npx remotion compositions --props='{"slides": ["A", "B"], "format": "square"}'`,
    );
    expect(output).toMatch(/Slides\s+30\s+1080x1080\s+120 /);
    expect(output).toMatch(/VideoTemplate\s+30\s+480x270\s+120 /);
    await guide.exec('npx remotion still VideoTemplate out/frame.png --frame=60');
    const still = await picture(guide.file('out/frame.png'));
    expect(still).toMatchObject({width: 480, height: 270});
    expect(still.colors).toBeGreaterThan(100);
  } finally {
    site.close();
  }
});

test('captions: an SRT file becomes words that light up', async () => {
  const given = {
    ...blank.given,
    'public/subtitles.srt':
      '1\n00:00:00,000 --> 00:00:01,000\nOne\n\n2\n00:00:01,000 --> 00:00:02,000\n two\n',
    'src/Composition.tsx': `import {createTikTokStyleCaptions} from '@remotion/captions';
import {AbsoluteFill} from 'remotion';
import {Captions} from './Captions';
import {useSubtitles} from './use-subtitles';

export const MyComposition: React.FC<{title: string}> = () => {
  const captions = useSubtitles();
  const {pages} = createTikTokStyleCaptions({captions, combineTokensWithinMilliseconds: 1200});
  return <AbsoluteFill style={{backgroundColor: 'white'}}><Captions pages={pages} /></AbsoluteFill>;
};
`,
  };
  const reader = openGuide('captions/parse-srt', {
    name: 'captions-part',
    place: {'use-subtitles.ts': 'useSubtitles'},
  });
  const guide = openGuide('captions/create-tiktok-style-captions', {
    ...blank,
    packages: [...blank.packages, '@remotion/captions'],
    given: {...given, 'src/use-subtitles.ts': reader.read('use-subtitles.ts')},
    place: {'src/Captions.tsx': 'const Page: React.FC'},
  });
  const at = async (frame: number): Promise<Picture> => still(guide, 'MyComp', `--frame=${frame}`);
  const [first, second] = [await at(10), await at(45)];
  const lit = (image: Picture, from: number, to: number): number =>
    count(
      image,
      from,
      to,
      ([red = 0, green = 0, blue = 0]) => blue > 200 && red < 80 && green < 180,
    );
  // "One two" is centered on 320 pixels: the left half lights up first.
  expect(lit(first, 0, 150)).toBeGreaterThan(50);
  expect(lit(first, 180, 320)).toBe(0);
  expect(lit(second, 180, 320)).toBeGreaterThan(50);
});

test('lottie/lottie-staticfile: an animation of the public folder', async () => {
  const square = {
    ty: 'sh',
    ks: {
      a: 0,
      k: {
        c: true,
        v: [
          [0, 0],
          [100, 0],
          [100, 100],
          [0, 100],
        ],
        i: zeros(),
        o: zeros(),
      },
    },
  };
  const fill = {ty: 'fl', c: {a: 0, k: [1, 0, 0, 1]}, o: {a: 0, k: 100}};
  const transform = {
    ty: 'tr',
    p: {a: 0, k: [0, 0]},
    a: {a: 0, k: [0, 0]},
    s: {a: 0, k: [100, 100]},
    r: {a: 0, k: 0},
    o: {a: 0, k: 100},
  };
  const guide = openGuide('lottie/lottie-staticfile', {
    ...blank,
    packages: [...blank.packages, '@remotion/lottie', 'lottie-web'],
    given: {
      ...blank.given,
      'src/Composition.tsx': "export {LottieScene as MyComposition} from './LottieScene';\n",
      'public/animation.json': JSON.stringify({
        v: '5.7.0',
        fr: 30,
        ip: 0,
        op: 60,
        w: 100,
        h: 100,
        assets: [],
        layers: [
          {
            ty: 4,
            ind: 1,
            ip: 0,
            op: 60,
            st: 0,
            // Half a second to the right, by 50 pixels.
            ks: {
              o: {a: 0, k: 100},
              r: {a: 0, k: 0},
              a: {a: 0, k: [0, 0, 0]},
              s: {a: 0, k: [100, 100, 100]},
              p: {
                a: 1,
                k: [
                  {t: 0, s: [0, 0, 0], i: {x: 1, y: 1}, o: {x: 0, y: 0}},
                  {t: 30, s: [100, 0, 0]},
                ],
              },
            },
            shapes: [{ty: 'gr', it: [square, fill, transform]}],
          },
        ],
      }),
    },
  });
  const red = (image: Picture): number =>
    count(image, 0, image.width, ([r = 0, green = 0]) => r > 200 && green < 80);
  const [start, half] = [
    await still(guide, 'MyComp', '--frame=0'),
    await still(guide, 'MyComp', '--frame=15'),
  ];
  expect(red(start)).toBeGreaterThan(5000);
  // Half of the square has left the animation's frame.
  expect(red(half) / red(start)).toBeGreaterThan(0.3);
  expect(red(half) / red(start)).toBeLessThan(0.7);
});

test('three: a cube is drawn in software', async () => {
  const guide = openGuide('three', {
    ...blank,
    place: {'src/Scene.tsx': 'const Cube'},
    // Without a GPU, as the page says.
    replace: {'remotion.config.ts': [["'angle'", "'swangle'"]]},
    given: {
      ...blank.given,
      'src/Composition.tsx': "export {Scene as MyComposition} from './Scene';\n",
    },
  });
  expect(guide.page.commands).toContain('swangle');
  const image = await still(guide, 'MyComp', '--frame=20 --image-format=png');
  const orange = count(
    image,
    0,
    320,
    ([red = 0, green = 0, blue = 0]) => red > 100 && green > 40 && red > green && blue < 60,
  );
  expect(orange).toBeGreaterThan(1000);
});

test('gif/gif: a GIF of the public folder', async () => {
  const guide = openGuide('gif/gif', {
    ...blank,
    packages: [...blank.packages, '@remotion/gif'],
    place: {'src/Background.tsx': 'const Background'},
    given: {
      ...blank.given,
      'src/Composition.tsx': "export {Background as MyComposition} from './Background';\n",
    },
  });
  const green = {width: 40, height: 40, channels: 3, background: '#00ff00'} as const;
  guide.write('public/confetti.gif', await sharp({create: green}).gif().toBuffer());
  const image = await still(guide, 'MyComp', '--frame=5');
  for (const [x, y] of [
    [1, 1],
    [160, 90],
    [318, 178],
  ] as const) {
    expect(image.at(x, y).slice(0, 3)).toEqual([0, 255, 0]);
  }
});

test('webcodecs/convert-a-video: MP4 to WebM in the browser', async () => {
  const guide = openGuide('webcodecs/convert-a-video', {
    packages: ['react', 'react-dom', 'vite', '@vitejs/plugin-react'],
    given: {
      'package.json': '{"private": true, "type": "module"}',
      'vite.config.js': `import react from '@vitejs/plugin-react';

export default {plugins: [react()]};
`,
      'index.html': '<div id="root"></div><script type="module" src="/main.tsx"></script>\n',
      'main.tsx': `import {createRoot} from 'react-dom/client';
import {Converter} from './Converter';

createRoot(document.getElementById('root')!).render(<Converter />);
`,
    },
  });
  const app = await guide.start('npx vite --port 3426', 'http://localhost:3426/');
  try {
    await visit('http://localhost:3426/', async (page) => {
      await page.getByLabel('File').setInputFiles(clip);
      await page.getByLabel('Format').selectOption('webm');
      const download = page.waitForEvent('download', {timeout: 120_000});
      await page.getByRole('button', {name: 'Convert'}).click();
      await page.getByRole('link', {name: 'clip.webm'}).click({timeout: 120_000});
      await (await download).saveAs(guide.file('clip.webm'));
    });
  } finally {
    await app.stop();
  }
  const webm = await probe(guide.file('clip.webm'));
  expect(webm).toMatchObject({
    video: {codec: 'vp8', width: 480, height: 270, frames: 100},
    audio: {codec: 'opus'},
  });
});

async function still(guide: Guide, id: string, flags: string): Promise<Picture> {
  const {code, output} = await guide.exec(`npx remotion still ${id} out/still.png ${flags}`);
  if (code !== 0) throw new Error(output);
  return picture(guide.file('out/still.png'));
}

/** How many pixels between two columns fulfill a condition. */
function count(image: Picture, from: number, to: number, is: (pixel: number[]) => boolean): number {
  let found = 0;
  for (let y = 0; y < image.height; y++) {
    for (let x = from; x < to; x++) if (is(image.at(x, y))) found++;
  }
  return found;
}

function zeros(): number[][] {
  return [
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ];
}

function allowAll(response: {setHeader: (name: string, value: string) => unknown}): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
}
