// What goes wrong in the Player and in other code for browsers.
import {type ComponentType, Suspense} from 'react';
import runtime from 'react/jsx-runtime';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import type {BrowserRow, Tab} from '../row.ts';

type Props = Record<string, unknown>;

/** The first component or function that the code exports, or the one with a name. */
async function exported(tab: Tab, name?: string): Promise<ComponentType<Props>> {
  const all: Record<string, unknown> = await tab.code();
  const found = name ? all[name] : Object.values(all).find((one) => typeof one === 'function');
  return found as ComponentType<Props>;
}

const functionOf = async (tab: Tab, name?: string): Promise<(...args: unknown[]) => unknown> =>
  (await exported(tab, name)) as never;

/** Mounts the code in a Player and goes to a frame. */
async function playCode(
  tab: Tab,
  {frame = 0, name, ...more}: {frame?: number; name?: string} & Props = {},
) {
  const component = await exported(tab, name);
  const player = await tab.stage.play(component as ComponentType, more);
  player.seekTo(frame);
  await tab.stage.wait(300);
  return player;
}

/** Where what is drawn says that it is drawn. */
let where = '';
const Time = () => <p>{where}</p>;
const Title = () => <p>Intro</p>;

const picture = () => document.querySelector('.__remotion-player')?.innerHTML ?? '';
const all = (selector: string) => [...document.querySelectorAll(selector)];
/** What code says when it is mounted, until there is something, at most six seconds. */
async function saidBy(tab: Tab, more: Parameters<typeof playCode>[1] = {}): Promise<string> {
  await playCode(tab, more);
  return tab.said() || `silent, draws ${document.body.textContent?.trim().slice(0, 80)}`;
}

/** What a call gives, or throws. */
async function resultOf(call: () => unknown): Promise<string> {
  try {
    return `gives ${JSON.stringify(await call())}`;
  } catch (error) {
    const cause = error instanceof Error && error.cause ? `, caused by ${error.cause}` : '';
    return `throws ${error}${cause}`;
  }
}

/** Counts elements that are made for a component, as React is asked for them. */
function countElements(isCounted: (props: Props) => boolean): () => number {
  const loaded: {jsx: unknown; jsxs: unknown} = Object(runtime);
  let count = 0;
  for (const name of ['jsx', 'jsxs'] as const) {
    const make = loaded[name] as (...args: unknown[]) => unknown;
    loaded[name] = (...args: unknown[]) => {
      if (isCounted(Object(args[1]))) count += 1;
      return make(...args);
    };
  }
  return () => count;
}

/** How many files of typefaces were asked for, and what was said of them. */
async function countFonts(tab: Tab): Promise<string> {
  await tab.stage.until(
    () => document.fonts.size > 0 && [...document.fonts].every(({status}) => status === 'loaded'),
  );
  const asked = performance.getEntriesByType('resource').map(({name}) => name);
  const files = new Set(asked.filter((name) => name.includes('gstatic')));
  return `${files.size} file${files.size > 1 ? 's' : ''}, ${document.fonts.size} variants ${tab.said().slice(0, 200)}`;
}

/** Draws a page, presses its button, and says whether that drew the video again. */
async function videoDrawnByButton(tab: Tab): Promise<string> {
  const drawn = countElements(({children}) => children === 'Hello');
  const Page = await exported(tab);
  tab.stage.draw(<Page />);
  await tab.stage.wait(400);
  const before = drawn();
  document.querySelector<HTMLButtonElement>('button[type=button]')?.click();
  await tab.stage.wait(400);
  return `video drawn ${drawn() > before ? 'again' : 'no more'}`;
}

/** Mistakes that a browser shows. */
export const browserRows: BrowserRow[] = [
  {
    page: 'flickering',
    fence: 'export const Right',
    mistake: 'An animation counts in its state',
    wrong: {fence: 'export const Wrong'},
    problem: /moves while paused/,
    gone: /rests while paused; frame 20 as before/,
    look: async (tab) => {
      const player = await playCode(tab, {frame: 20});
      const before = picture();
      await tab.stage.wait(400);
      const rests = picture() === before ? 'rests' : 'moves';
      player.seekTo(50);
      await tab.stage.wait(200);
      player.seekTo(20);
      await tab.stage.wait(200);
      return `${rests} while paused; frame 20 ${picture() === before ? 'as before' : 'differs'}`;
    },
  },
  {
    page: 'using-randomness',
    fence: 'const size = 4 + random',
    mistake: 'Positions come from Math.random()',
    wrong: {fence: 'export const Wrong'},
    problem: /two tabs differ/,
    gone: /two tabs agree/,
    look: async (tab) => {
      await playCode(tab);
      const first = picture();
      await playCode(tab);
      return `two tabs ${picture() === first ? 'agree' : 'differ'}`;
    },
  },
  {
    page: 'media-playback-error',
    fence: 'key={random(null)}',
    mistake: 'The key of a video changes in each frame',
    wrong: 'removed lines',
    problem: /made again/,
    gone: /^2 tags in 20 frames/,
    look: async (tab) => {
      const seen = new Set<Element>();
      const watcher = setInterval(() => {
        for (const video of all('video')) seen.add(video);
      }, 5);
      const player = await playCode(tab);
      for (let frame = 1; frame <= 20; frame += 1) {
        player.seekTo(frame);
        await tab.stage.wait(40);
      }
      clearInterval(watcher);
      return `${seen.size} tags in 20 frames${seen.size > 2 ? ', made again' : ''}`;
    },
  },
  {
    page: 'player/scaling',
    fence: "containerType: 'size'",
    mistake: 'The Player is as wide as a box that is higher than the video',
    wrong: {replace: [["width: 'max(100cqw, 100cqh * 16 / 9)'", "width: '100cqw'"]]},
    problem: /leaves a gap/,
    gone: /covers the box/,
    look: async (tab) => {
      const Background = await exported(tab, 'Background');
      tab.stage.draw(
        <div style={{width: 200}}>
          <Background />
        </div>,
      );
      await tab.stage.wait(400);
      const player = document.querySelector('.__remotion-player')?.getBoundingClientRect();
      const box = document.querySelector('[style*="container-type"]')?.getBoundingClientRect();
      if (!player || !box) return 'draws nothing';
      // Within half a pixel
      const covers =
        player.left < box.left + 0.5 &&
        player.right > box.right - 0.5 &&
        player.top < box.top + 0.5 &&
        player.bottom > box.bottom - 0.5;
      return `${Math.round(player.width)} × ${Math.round(player.height)} ${covers ? 'covers the box' : 'leaves a gap'}`;
    },
  },
  {
    page: 'player/best-practices',
    fence: 'export const Fast',
    mistake: 'The time is state of the component that has the Player',
    wrong: {fence: 'export const Slow'},
    change: [['fps={30}', 'fps={30}\n        autoPlay']],
    problem: /Player drawn often/,
    gone: /Player drawn once/,
    look: async (tab) => {
      const drawn = countElements(
        (props) =>
          'compositionWidth' in props &&
          !('timelineContext' in props) &&
          'fps' in props &&
          'component' in props,
      );
      const Page = await exported(tab);
      tab.stage.draw(<Page />);
      await tab.stage.wait(300);
      const before = drawn();
      await tab.stage.wait(1500);
      const times = drawn() - before;
      return `Player drawn ${times > 2 ? 'often' : 'once'}, ${document.querySelector('p')?.textContent}`;
    },
  },
  {
    page: 'player/best-practices',
    fence: 'export const Memoized',
    mistake: 'inputProps is a literal',
    wrong: {replace: [['useMemo(() => ({text}), [text])', '({text})']]},
    problem: /video drawn again/,
    gone: /video drawn no more/,
    look: videoDrawnByButton,
  },
  {
    page: 'player/best-practices',
    fence: 'export const Memoized',
    mistake: 'The Player has no component with memo()',
    wrong: {replace: [['memo(function Preview', '(function Preview']]},
    problem: /video drawn again/,
    gone: /video drawn no more/,
    look: videoDrawnByButton,
  },
  {
    page: 'troubleshooting/player-flicker',
    fence: 'premountFor={60}',
    mistake: 'The second video is mounted at the cut',
    wrong: {fence: 'export const WithGap'},
    problem: /^1 video before the cut/,
    gone: /^2 videos before the cut, the second one loaded and hidden/,
    look: async (tab) => {
      await playCode(tab, {frame: 110});
      await tab.stage.until(() =>
        all('video').every((one) => (one as HTMLVideoElement).readyState > 1),
      );
      const videos = all('video') as HTMLVideoElement[];
      const [, second] = videos;
      let isHidden = false;
      for (let at: Element | null = second ?? null; at; at = at.parentElement)
        if (getComputedStyle(at).opacity === '0') isHidden = true;
      return videos.length < 2
        ? `${videos.length} video before the cut`
        : `${videos.length} videos before the cut, the second one ${(second?.readyState ?? 0) > 1 ? 'loaded' : 'empty'} and ${isHidden ? 'hidden' : 'visible'}`;
    },
  },
  {
    page: 'motion-blur/common-mistake',
    fence: 'export const Right',
    mistake: 'The frame is read outside of <Trail>',
    wrong: {fence: 'export const Wrong'},
    problem: /^1 place of 21/,
    gone: /^21 places of 21/,
    look: async (tab) => {
      await playCode(tab, {frame: 30, name: (await exported(tab, 'Right')) ? 'Right' : 'Wrong'});
      const cars = all('div').filter(
        (one) => one.textContent === '🚗' && !one.querySelector('div'),
      );
      const places = new Set(cars.map((one) => (one as HTMLElement).style.left));
      return `${places.size} place${places.size > 1 ? 's' : ''} of ${cars.length}`;
    },
  },
  {
    page: 'multiple-fps',
    fence: 'export const FadeIn',
    mistake: 'Frame numbers instead of seconds',
    wrong: 'removed lines',
    problem: /30 fps: 0\.5, 60 fps: 1$/,
    gone: /30 fps: 0\.5, 60 fps: 0\.5$/,
    look: async (tab) => {
      const at = async (fps: number) => {
        await playCode(tab, {frame: fps * 1.5, fps});
        const title = document.querySelector('h1');
        return title ? getComputedStyle(title).opacity : 'nothing';
      };
      return `30 fps: ${await at(30)}, 60 fps: ${await at(60)}`;
    },
  },
  {
    page: 'non-seekable-media',
    fence: 'export const Swappable',
    mistake: 'src changes while the video plays',
    wrong: {
      code: "import {Video} from 'remotion';\nexport const Swappable: React.FC<{src: string}> = ({src}) => <Video src={src} />;",
    },
    problem: /^empty while loading/,
    gone: /^the old video while loading, then the new one/,
    look: async (tab) => {
      const component = await exported(tab);
      const {draw, wait, until} = tab.stage;
      const {Player} = await import('@remotion/player');
      const show = (src: string) =>
        draw(
          <Player
            acknowledgeRemotionLicense
            autoPlay
            component={component}
            inputProps={{src}}
            durationInFrames={300}
            fps={30}
            compositionWidth={320}
            compositionHeight={180}
          />,
        );
      show('/sample.mp4?first');
      const shown = () => all('video')[0] as HTMLVideoElement | undefined;
      await until(() => (shown()?.readyState ?? 0) > 1);
      await wait(300);
      const first = shown()?.src;
      show('/sample.mp4?slow=2');
      await wait(500);
      const isEmpty = (shown()?.readyState ?? 0) < 2;
      await until(() => shown()?.src !== first && (shown()?.readyState ?? 0) > 1);
      return `${isEmpty ? 'empty' : 'the old video'} while loading, then ${shown()?.src === first ? 'the old one' : 'the new one'} ${tab.said()}`;
    },
  },
  {
    page: 'staticfile-relative-paths',
    fence: "staticFile('../public/logo.png')",
    mistake: 'staticFile() gets a relative path',
    wrong: 'removed lines',
    problem: /does not support relative paths - got "\.\.\/public\/logo\.png"/,
    gone: /\/logo\.png \/photos\/lake\.jpg/,
    look: async (tab) => {
      await playCode(tab);
      return `${tab.said().slice(0, 300)} ${all('img')
        .map((one) => one.getAttribute('src'))
        .join(' ')}`;
    },
  },
  {
    page: 'staticfile-remote-urls',
    fence: "staticFile('https://example.com/logo.png')",
    mistake: 'staticFile() gets a URL',
    wrong: 'removed lines',
    problem: /does not support remote URLs - got "https:\/\/example\.com\/logo\.png"/,
    gone: /^ https:\/\/example\.com\/logo\.png/,
    look: async (tab) => {
      await playCode(tab);
      return `${tab.said().slice(0, 300)} ${all('img')
        .map((one) => one.getAttribute('src'))
        .join(' ')}`;
    },
  },
  {
    page: 'staticfile-remote-urls',
    fence: 'export const resolveSource',
    mistake: 'staticFile() gets what may be a data URL',
    wrong: {replace: [['isUrl(source) ? source : staticFile(source)', 'staticFile(source)']]},
    problem: /"\/data/,
    gone: /gives "data:text\/plain,x"/,
    look: async (tab) => {
      const resolve = await functionOf(tab, 'resolveSource');
      return resultOf(() => resolve('data:text/plain,x'));
    },
  },
  {
    page: 'use-img-and-iframe',
    fence: 'export const Scene',
    mistake: 'HTML tags play by the clock of the browser',
    wrong: 'removed lines',
    change: [
      ['clip.mp4', 'sample.mp4'],
      ['voice.mp3', 'sample.mp3'],
      ['logo.png', 'sample.png'],
    ],
    problem: /runs while the Player is paused/,
    gone: /waits while the Player is paused/,
    look: async (tab) => {
      await playCode(tab);
      const video = all('video')[0] as HTMLVideoElement;
      await tab.stage.until(() => video.readyState > 2);
      const before = video.currentTime;
      await tab.stage.wait(500);
      return `the video ${video.currentTime > before ? 'runs' : 'waits'} while the Player is paused`;
    },
  },
  {
    page: 'wrong-composition-mount',
    fence: 'export const App',
    mistake: 'The root is passed to the Player',
    wrong: {
      replace: [
        [
          "from 'remotion';",
          "from 'remotion';\nimport {Composition} from 'remotion';\nconst Root: React.FC<{title: string}> = () => <Composition id=\"Intro\" component={Intro} durationInFrames={60} fps={30} width={1920} height={1080} defaultProps={{title: ''}} />;",
        ],
        ['component={Intro}\n      inputProps', 'component={Root}\n      inputProps'],
      ],
    },
    problem: /<Composition> was mounted inside the `component` that was passed to the <Player>/,
    gone: /^draws Part one/,
    look: async (tab) => {
      const Page = await exported(tab);
      tab.stage.draw(<Page />);
      await tab.stage.wait(300);
      return tab.said() || `draws ${document.querySelector('.__remotion-player')?.textContent}`;
    },
  },
  {
    page: 'errors/use-current-frame-outside',
    fence: 'export const Page',
    mistake: 'The component is drawn beside the Player',
    wrong: {
      replace: [
        ['component={Counter} // not {<Counter />}', 'component={() => <Counter />}'],
        ['=> (\n  <Player', '=> (\n  <><Counter /><Player'],
        ['/>\n);', '/></>\n);'],
      ],
    },
    problem:
      /useCurrentFrame\S* can only be called inside a component that was (?:passed to <Player>|registered as a composition)/,
    gone: /^draws 0/,
    look: async (tab) => {
      const Page = await exported(tab, 'Page');
      tab.stage.draw(<Page />);
      await tab.stage.wait(300);
      return tab.said() || `draws ${document.querySelector('h1')?.textContent}`;
    },
  },
  {
    page: 'errors/too-many-re-renders',
    fence: 'export const Fade',
    mistake: 'State follows the frame while rendering',
    wrong: {
      code: "import {useState} from 'react';\nimport {useCurrentFrame} from 'remotion';\nexport const Fade: React.FC = () => {\n  const frame = useCurrentFrame();\n  const [opacity, setOpacity] = useState({});\n  setOpacity({opacity: frame / 20});\n  return <div style={opacity}>State</div>;\n};",
    },
    problem: /Too many re-renders/,
    gone: /^silent, draws No state, no effect/,
    look: (tab) => saidBy(tab, {frame: 10}),
  },
  {
    page: 'errors/hooks-order',
    fence: 'export const Bars',
    mistake: 'A hook stands below a return that depends on the frame',
    wrong: {
      replace: [
        ['  const heights =', '  if (frame < 20) return null;\n  const heights ='],
        ['; // before the return\n  if (frame < 20) return null;', ';'],
      ],
    },
    problem: /Rendered more hooks|change in the order of Hooks/,
    gone: /^silent, draws 4 bars/,
    look: async (tab) => {
      const player = await playCode(tab);
      player.seekTo(30);
      await tab.stage.wait(400);
      return tab.said() || `silent, draws ${all('[style*="teal"]').length} bars`;
    },
  },
  {
    page: 'errors/r3f-hooks',
    fence: 'export const Scene',
    mistake: 'A hook of the canvas is called beside the canvas',
    wrong: {
      replace: [
        [
          '  const {width, height} = useVideoConfig();',
          '  const {width, height} = useVideoConfig();\n  useThree();',
        ],
      ],
    },
    problem: /R3F: Hooks can only be used within the Canvas component/,
    gone: /1 canvas$/,
    look: async (tab) => {
      await playCode(tab, {});
      await tab.stage.until(() => /R3F/.test(tab.said()) || all('canvas').length === 1);
      const said = /R3F: [^\n]*/.exec(tab.said())?.[0] ?? 'silent';
      return `${said}; ${all('canvas').length} canvas`;
    },
  },
  {
    page: 'errors/img-load',
    fence: 'export const Photo',
    mistake: 'An image that is missing, without onError',
    wrong: {replace: [[' onError={() => setIsBroken(true)}', '']]},
    problem: /Error loading image with src/,
    gone: /^silent; 0 images/,
    look: async (tab) => {
      await playCode(tab, {inputProps: {src: '/gone.png'}});
      await tab.stage.until(
        () => /Error loading image/.test(tab.said()) || all('img').length === 0,
      );
      const said = /Error loading image with src[^\n]*/.exec(tab.said())?.[0] ?? 'silent';
      return `${said}; ${all('img').length} images`;
    },
  },
  {
    page: 'errors/series-children',
    fence: 'Series.Sequence key',
    mistake: 'A <Series> with other children',
    wrong: {
      replace: [
        ['<Series.Sequence key={text} durationInFrames={30}>', '<div key={text}>'],
        ['</Series.Sequence>', '</div>'],
      ],
    },
    problem: /only accepts a list of <Series\.Sequence \/> components/,
    gone: /^silent, draws One/,
    look: (tab) => saidBy(tab, {name: 'Slides', inputProps: {texts: ['One', 'Two']}}),
  },
  {
    page: 'errors/spring-frame',
    fence: 'delay = 0',
    mistake: 'An optional prop is subtracted',
    wrong: {replace: [['{delay = 0}', '{delay}']]},
    problem: /Frame NaN is not finite/,
    gone: /^silent, draws Pop/,
    look: (tab) => saidBy(tab),
  },
  {
    page: 'errors/fps-prop',
    fence: 'spring({frame, fps})',
    mistake: 'spring() without fps',
    wrong: {replace: [['spring({frame, fps})', 'spring({frame} as never)']]},
    problem: /"fps" must be a number/,
    gone: /^silent, draws Pop/,
    look: (tab) => saidBy(tab),
  },
  {
    page: 'errors/duration-in-frames-prop',
    fence: 'toFrames',
    mistake: 'Seconds times fps',
    wrong: {replace: [['Math.max(1, Math.ceil(seconds * fps))', 'seconds * fps']]},
    problem: /durationInFrames.*must be an integer, but got 115\.839/,
    gone: /^mounted/,
    look: async (tab) => {
      const toFrames = await functionOf(tab, 'toFrames');
      tab.stage
        .play(() => <p>mounted</p>, {durationInFrames: Number(toFrames(3.8613, 30))})
        .catch(() => undefined);
      await tab.stage.wait(500);
      return tab.said() || document.querySelector('p')?.textContent;
    },
  },
  {
    page: 'errors/player-frames',
    fence: 'export const within',
    mistake: 'initialFrame is the length',
    wrong: {
      replace: [
        [
          'Math.min(Math.max(0, Math.round(frame)), durationInFrames - 1)',
          'frame + 0 * durationInFrames',
        ],
      ],
    },
    problem: /initialFrame. must be less or equal than .durationInFrames - 1/,
    gone: /^mounted/,
    look: async (tab) => {
      const within = await functionOf(tab, 'within');
      tab.stage
        .play(() => <p>mounted</p>, {durationInFrames: 90, initialFrame: Number(within(90, 90))})
        .catch(() => undefined);
      await tab.stage.wait(500);
      return tab.said() || document.querySelector('p')?.textContent;
    },
  },
  {
    page: 'errors/composition-id',
    fence: 'export const toId',
    mistake: 'The title is the id',
    wrong: {code: 'export const toId = (title: string): string => title;'},
    problem: /Composition id can only contain/,
    gone: /^silent/,
    look: async (tab) => {
      const toId = await functionOf(tab, 'toId');
      const {Internals} = await import('remotion');
      const validate = Reflect.get(Internals, 'validateCompositionId') as
        | ((id: unknown) => void)
        | undefined;
      const {Composition} = await import('remotion');
      try {
        if (validate) validate(toId('Sales, 3rd quarter'));
        else {
          const Root = Internals.RemotionRoot as ComponentType<Props>;
          tab.stage.draw(
            <Root numberOfAudioTags={0} logLevel="info" audioLatencyHint="interactive">
              <Composition
                id={String(toId('Sales, 3rd quarter'))}
                component={() => null}
                durationInFrames={1}
                fps={30}
                width={10}
                height={10}
              />
            </Root>,
          );
          await tab.stage.wait(300);
        }
      } catch (error) {
        return `${error}`;
      }
      return tab.said() || 'silent';
    },
  },
  {
    page: 'errors/interpolate-ranges',
    fence: 'Math.max(31, duration - 10)',
    mistake: 'A range that is too short for its steps',
    wrong: {replace: [['Math.max(31, duration - 10)', 'duration - 20']]},
    problem: /inputRange must be strictly monotonically increasing/,
    gone: /^gives/,
    look: (tab) => resultOf(() => tab.code()),
  },
  {
    page: 'errors/interpolate-path-mismatch',
    fence: 'getSubpaths',
    mistake: 'Paths with different parts',
    wrong: {
      replace: [
        ['interpolatePath(0.5, first,', "interpolatePath(0.5, 'M 0 0 L 20 20 M 40 40 L 50 50',"],
      ],
    },
    problem: /throws/,
    gone: /^gives/,
    look: (tab) => resultOf(() => tab.code()),
  },
  {
    page: 'errors/random-argument',
    fence: 'const inRange',
    mistake: 'A range is passed to random()',
    wrong: {replace: [['random(seed)', 'random(seed, from, to)']]},
    problem: /random\(\) takes only one argument/,
    gone: /^gives/,
    look: (tab) => resultOf(() => tab.code()),
  },
  {
    page: 'errors/transform-arguments',
    fence: 'makeTransform',
    mistake: 'A value is undefined',
    wrong: {replace: [['rotate(45)', 'rotate(undefined as never)']]},
    problem: /throws .*Argument passed to "rotate"/,
    gone: /^gives/,
    look: (tab) => resultOf(() => tab.code()),
  },
  {
    page: 'errors/svg-path-invalid',
    fence: 'parsePath',
    mistake: 'A path that lacks a number',
    wrong: {replace: [['L 100 60', 'L 100']]},
    problem: /Malformed path data/,
    gone: /^gives/,
    look: (tab) => resultOf(() => tab.code()),
  },
  {
    page: 'errors/continue-render-handle',
    fence: 'export const Chart',
    mistake: 'continueRender() gets an event',
    wrong: {replace: [['() => continueRender(handle)', 'continueRender as never']]},
    problem: /Converting circular structure to JSON/,
    gone: /^silent/,
    look: async (tab) => {
      await playCode(tab, {inputProps: {src: 'https://example.com/chart.png'}});
      await tab.stage.wait(500);
      return tab.said() || 'silent';
    },
  },
  {
    page: 'errors/continue-render-handle',
    fence: 'export const Chart',
    mistake: 'continueRender() gets the label',
    wrong: {
      replace: [
        ['() => continueRender(handle)', "() => continueRender('Loading the chart' as never)"],
      ],
    },
    problem: /parameter passed into continueRender\(\) must be the return value of delayRender\(\)/,
    gone: /^silent/,
    look: async (tab) => {
      await playCode(tab, {inputProps: {src: 'https://example.com/chart.png'}});
      await tab.stage.wait(500);
      return tab.said() || 'silent';
    },
  },
  {
    page: 'errors/hydration-failed',
    fence: 'export const OnlyInBrowser',
    mistake: 'What differs in the browser is part of the server’s HTML',
    wrong: {
      code: 'export const OnlyInBrowser: React.FC<{children: React.ReactNode}> = ({children}) => children;',
    },
    problem: /Hydration failed|didn't match the client/,
    gone: /^silent, draws in the browser/,
    look: async (tab) => {
      const Only = await exported(tab);
      where = 'on the server';
      const page = (
        <div>
          <Only>
            <Time />
          </Only>
        </div>
      );
      const place = document.createElement('section');
      place.innerHTML = renderToString(page);
      document.body.append(place);
      where = 'in the browser';
      hydrateRoot(place, page);
      await tab.stage.wait(300);
      return tab.said() || `silent, draws ${place.textContent}`;
    },
  },
  {
    page: 'errors/json-got-html',
    fence: 'export const getJson',
    mistake: 'HTML is read as JSON',
    wrong: {
      code: 'export const getJson = async (url: string): Promise<unknown> => (await fetch(url)).json();',
    },
    problem: /Unexpected token '<', "<!doctype/,
    gone: /throws Error: \/ answered 200 with text\/html/,
    look: async (tab) => {
      const getJson = await functionOf(tab);
      return resultOf(() => getJson('/'));
    },
  },
  {
    page: 'errors/media-aborted',
    fence: 'hasBeenAborted',
    mistake: 'An abort is treated as an error',
    wrong: {replace: [['if (hasBeenAborted(error)) return null;', '']]},
    add: 'export {controller};',
    problem: /throws .*Aborted/,
    gone: /gives null/,
    look: async (tab) => {
      const readSize = await functionOf(tab, 'readSize');
      const {controller} = (await tab.code()) as unknown as {controller: {abort: () => void}};
      const response = await fetch('/sample.mp4');
      const file = new File([await response.blob()], 'clip.mp4');
      const reading = readSize(file);
      controller.abort();
      return resultOf(() => reading);
    },
  },
  {
    page: 'errors/element-type-is-invalid',
    fence: 'export const Intro = lazy',
    mistake: 'lazy() gets a module without a default export',
    wrong: {replace: [['async () => ({default: (await load()).Intro})', 'load as never']]},
    problem: /[Ee]lement type is invalid|lazy: Expected the result/,
    gone: /^silent, draws Intro/,
    look: async (tab) => {
      Object.assign(window, {load: async () => ({Intro: Title})});
      const {Intro} = (await tab.code()) as unknown as {Intro: ComponentType};
      tab.stage.draw(
        <Suspense fallback={null}>
          <Intro />
        </Suspense>,
      );
      await tab.stage.wait(400);
      return tab.said() || `silent, draws ${document.querySelector('#root')?.textContent}`;
    },
  },
  {
    page: 'errors/studio-only-functions',
    fence: 'RestartButton',
    mistake: 'A button of the Studio is shown in the Player',
    wrong: {
      replace: [['isStudio && !isReadOnlyStudio ?', 'isStudio || !isReadOnlyStudio ?']],
    },
    problem: /1 button: .*only available in the Studio/,
    gone: /^0 buttons/,
    look: async (tab) => {
      await playCode(tab);
      const buttons = all('.__remotion-player button') as HTMLElement[];
      buttons[0]?.click();
      await tab.stage.wait(500);
      return `${buttons.length} button${buttons.length === 1 ? '' : 's'}: ${tab.said().slice(0, 200)}`;
    },
  },
  {
    page: 'errors/video-decoder-key-frame',
    fence: 'export const fromKeyFrame',
    mistake: 'Decoding begins with any sample',
    wrong: {replace: [['hasBegun ||= sample.type', 'hasBegun ||= true || sample.type']]},
    problem: /A key frame is required/,
    gone: /^decoded key$/,
    look: async (tab) => {
      const fromKeyFrame = await functionOf(tab);
      const decoder = new VideoDecoder({output: (frame) => frame.close(), error: () => undefined});
      decoder.configure({codec: 'vp8'});
      const told: string[] = [];
      const decode = fromKeyFrame(({type}: {type: 'key' | 'delta'}) => {
        told.push(type);
        if (type === 'key') return;
        decoder.decode(new EncodedVideoChunk({type, timestamp: 0, data: new Uint8Array(64)}));
      }) as (sample: unknown) => void;
      try {
        for (const type of ['delta', 'key']) decode({type});
      } catch (error) {
        return `${error}`;
      }
      return `decoded ${told.join(' ')}`;
    },
  },
  {
    page: 'errors/font-format',
    fence: 'loadFont',
    mistake: 'The address of a font has no ending',
    wrong: {replace: [["  format: 'woff2',\n", '']]},
    problem: /Could not automatically derive font format from extension/,
    gone: /^gives/,
    look: (tab) => resultOf(() => tab.code()),
  },
  {
    page: 'errors/google-font-variant',
    fence: 'getInfo',
    mistake: 'A style that the font doesn’t have',
    wrong: {
      code: "import {loadFont} from '@remotion/google-fonts/Inter';\nloadFont('slanted' as never, {weights: ['400'], subsets: ['latin']});",
    },
    problem: /does not have a style/,
    gone: /"400"|400/,
    look: async (tab) => `${await resultOf(() => tab.code())} ${tab.said()}`,
  },
  {
    page: 'errors/google-font-timeout',
    fence: 'loadFont',
    mistake: 'A Google font is loaded without weights and subsets',
    wrong: {
      replace: [["'normal', {\n  weights: ['400', '700'],\n  subsets: ['latin'],\n}", '']],
    },
    problem: /Made \d+ network requests/,
    gone: /^1 file, /,
    look: async (tab) => {
      await tab.code();
      return countFonts(tab);
    },
  },
  {
    page: 'troubleshooting/font-loading-errors',
    fence: 'export const Title',
    mistake: 'A Google font is loaded whole',
    wrong: {
      replace: [
        [
          "loadFont('normal', {\n  weights: ['400', '700'],\n  subsets: ['latin'],\n})",
          'loadFont()',
        ],
      ],
    },
    problem: /Made \d+ network requests/,
    gone: /^1 file, /,
    look: async (tab) => {
      await tab.code();
      return countFonts(tab);
    },
  },
  {
    page: 'troubleshooting/could-not-be-parsed-as-a-value-list',
    fence: 'new FontFace',
    mistake: 'A URL without quotes has a parenthesis',
    wrong: {
      replace: [
        ["url('", 'url('],
        ["acme.woff2')}') format('woff2')", "acme (bold).woff2')}) format(woff2)"],
      ],
    },
    problem: /could not be parsed as a value list/,
    gone: /^gives/,
    look: async (tab) => {
      const result = await resultOf(() => tab.code());
      await tab.stage.wait(500);
      return `${result} ${tab.said().slice(0, 200)}`;
    },
  },
  {
    page: 'absolute-fill',
    fence: 'export const Columns',
    mistake: 'A size in vh',
    wrong: {replace: [['height * 0.1', "'10vh'"]]},
    // 10 % of the window, which is 600 px high, and of the composition, which is 180 px high
    problem: /^60px/,
    gone: /^18px/,
    look: async (tab) => {
      await playCode(tab);
      const text = all('div').findLast(({textContent}) => textContent === 'A tenth of the height');
      return text ? getComputedStyle(text).fontSize : 'nothing';
    },
  },
  {
    page: 'transforms',
    fence: 'display: inline',
    mistake: 'A transform on an inline element',
    wrong: {
      code: 'export const Moved = () => <p><span style={{translate: 50}} id="it">x</span></p>;',
    },
    remedy:
      'export const Moved = () => <p><span style={{translate: 50, display: \'inline-block\'}} id="it">x</span></p>;',
    problem: /^0 px/,
    gone: /^50 px/,
    look: async (tab) => {
      await playCode(tab, {style: {width: 320}});
      const it = document.querySelector('#it');
      const parent = it?.parentElement;
      if (!it || !parent) return 'nothing';
      return `${Math.round(it.getBoundingClientRect().left - parent.getBoundingClientRect().left)} px`;
    },
  },
  {
    page: 'errors/webcodecs-track-failed',
    fence: 'export const convertOrMute',
    mistake: 'The browser has no encoder for the sound',
    wrong: {replace: [["operation.type === 'fail' ? {type: 'drop'} : operation", 'operation']]},
    problem: /throws .*[Aa]udio track/,
    gone: /^gives/,
    look: async (tab) => {
      const convert = await functionOf(tab);
      const response = await fetch('/sample.webm');
      const file = new File([await response.blob()], 'clip.webm', {type: 'video/webm'});
      return resultOf(async () => Boolean(await convert(file)));
    },
  },
  {
    page: 'errors/webcodecs-callback-result',
    fence: 'export const grayscale',
    mistake: 'A frame of another size is returned',
    wrong: {
      replace: [
        [
          'new OffscreenCanvas(\n        frame.displayWidth,\n        frame.displayHeight,\n      )',
          'new OffscreenCanvas(64, 64)',
        ],
      ],
    },
    problem:
      /VideoFrame processing queue of track 1 failed.*caused by .*has different displayWidth/,
    gone: /^gives/,
    look: async (tab) => {
      const convert = await functionOf(tab);
      const response = await fetch('/sample.webm');
      const file = new File([await response.blob()], 'clip.webm', {type: 'video/webm'});
      return resultOf(async () => Boolean(await convert(file)));
    },
  },
  {
    page: 'errors/webcodecs-wav',
    fence: 'export const extractSound',
    mistake: 'A video is converted to WAV with its picture',
    wrong: {
      replace: [["onVideoTrack: () => ({type: 'drop'}),", "onVideoTrack: () => ({type: 'copy'}),"]],
    },
    problem: /Only audio tracks supported for WAV/,
    gone: /^gives/,
    look: async (tab) => {
      const convert = await functionOf(tab);
      const response = await fetch('/sample.mp4');
      const file = new File([await response.blob()], 'clip.mp4', {type: 'video/mp4'});
      return resultOf(async () => Boolean(await convert(file, 2)));
    },
  },
];
