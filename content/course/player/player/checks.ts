import type {Goal, StepChecks} from '../../../../shared/course/step.ts';

const FILM = /^dear ines/i;

/** Compares the film with the heading above it, which is as wide as the column. */
const asWide = (says: string, at: number | string): Goal => ({
  says,
  test: (film) => {
    const [heading] = film.all(at, 'h1');
    const text = film.find(at, FILM);
    const [player] = film.components(at, 'Player');
    if (!heading || !text || !player)
      return {
        seen: 'Heading and film aren’t both on the page.',
        hint: 'The <Player> stands below the <h1>, in the same column.',
      };
    const width = text.scale * Number(player.props.compositionWidth);
    if (Math.abs(width - heading.box.width) < 4) return null;
    return {
      seen: `${typeof at === 'number' ? 'On this page' : 'On a narrow page'} the film is ${Math.round(width)} pixels wide, and the column ${Math.round(heading.box.width)}.`,
      hint: "A number of pixels fits one column only: style={{width: '100%'}}.",
    };
  },
});

export const checks: StepChecks = {
  looks: [
    0,
    {
      frame: 0,
      name: 'narrow',
      video: {width: 420, height: 800, fps: 30, durationInFrames: 90},
    },
  ],
  goals: [
    {
      says: 'The film counts with 1280 × 720 pixels',
      test: (film) => {
        const [player] = film.components(0, 'Player');
        if (!player) return {seen: 'There is no <Player> on the page.'};
        const {compositionWidth, compositionHeight} = player.props;
        if (compositionWidth === 1280 && compositionHeight === 720) return null;
        return {
          seen: `It counts with ${compositionWidth} × ${compositionHeight}.`,
          hint: 'compositionWidth and compositionHeight are the size of the film, and not its size on the page.',
        };
      },
    },
    asWide('It is as wide as the column', 0),
    asWide('Also on a narrow page', 'narrow'),
    {
      says: 'It has controls',
      test: (film) =>
        film.components(0, 'Player')[0]?.props.controls === true
          ? null
          : {
              seen: 'There is nothing to press on the film.',
              hint: 'The prop controls adds the bar.',
            },
    },
    {
      says: 'It is three seconds long, at 30 frames per second',
      test: (film) => {
        const {durationInFrames, fps} = film.components(0, 'Player')[0]?.props ?? {};
        return durationInFrames === 90 && fps === 30
          ? null
          : {
              seen: `It has ${durationInFrames} frames, at ${fps} per second.`,
              hint: 'durationInFrames={90} and fps={30}.',
            };
      },
    },
  ],
};
