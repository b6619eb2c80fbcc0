import {hangOf} from '../../../shared/hang';
import {type Token, tokens} from '../../ui/paint/tokens';
import type {ValueName} from './values';

/** A piece of code, or the name of a parameter whose current value is shown. */
export type Part = Token | {param: string};

export interface CodeLine {
  /** Between two of its groups a line may break where it has no room, within one it never does. */
  groups: readonly (readonly Part[])[];
  /** Characters by which the rest of a line that has no room stands further in than the box. */
  hang: number;
  /** The constant that this line computes. */
  value?: ValueName;
  /** What stands for the lines below it that end its statement, where only lines with a constant are shown. */
  rest?: string;
}

/**
 * The code beside the hero's video, with ‹parameters› put in as values, and the constant of a line. On a phone a line
 * may break at ¦. `code.test.ts` proves that it is the code of Title.tsx.
 */
const CODE: readonly [code: string, value?: ValueName][] = [
  ['const frame = ¦useCurrentFrame();', 'frame'],
  ['const {fps} = useVideoConfig();'],
  [''],
  ['const enter = spring({', 'enter'],
  ['  frame, fps, ¦config: {stiffness: ‹stiffness›, ¦damping: ‹damping›},'],
  ['});'],
  ['const rise = interpolate(¦enter, [0, 1], [430, 0]);', 'rise'],
  ['const x = interpolate(¦frame, [16, 80], [260, 0], ¦clamp);', 'x'],
  ['const y = interpolate(¦frame, [16, 80], [-440, 0], ¦{', 'y'],
  ['  ...clamp, ¦easing: Easing.bounce,'],
  ['});'],
  ['const size = interpolate(¦frame, [98, 120], [1, 44], ¦{', 'size'],
  ['  ...clamp, ¦easing: Easing.in(Easing.cubic),'],
  ['});'],
  ['const end = spring({¦frame: frame - 112, fps});', 'end'],
  [''],
  ['return ('],
  ['  <AbsoluteFill style={scene}>'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is shown, not run.
  ['    <div style={{...heading, ¦translate: `0 ${rise}px`}}>'],
  ['      ‹text›'],
  ['    </div>'],
  ['    <Ball x={x} y={y} size={size} ¦color=‹color› />'],
  ['    <Closing scale={end} />'],
  ['  </AbsoluteFill>'],
  [');'],
];

/** The pieces of code that goes on behind a space: by it the name of a prop is told from other names. */
const tokensBehind = (code: string): Token[] =>
  tokens(` ${code}`).map((token, place) =>
    place === 0 ? {...token, text: token.text.slice(1)} : token,
  );

/** The pieces of a group, whose parameters stand between ‹ and ›. */
const partsOf = (group: string): Part[] =>
  group
    .split(/[‹›]/)
    .flatMap((text, place): Part[] => (place % 2 === 1 ? [{param: text}] : tokensBehind(text)));

export const codeLines: readonly CodeLine[] = CODE.map(([code, value]) => ({
  groups: code.split('¦').map(partsOf),
  hang: hangOf(code),
  ...(value && {value}),
  ...(value && code.endsWith('{') && {rest: '…});'}),
}));

/** The frames during which a constant changes; the first spring's end depends on its parameters. */
export const movingUntil: Record<
  Exclude<ValueName, 'enter' | 'rise'>,
  readonly [number, number]
> = {
  frame: [0, 149],
  x: [16, 80],
  y: [16, 80],
  size: [98, 120],
  end: [112, 139],
};
