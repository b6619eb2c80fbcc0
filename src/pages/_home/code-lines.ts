import type {ValueName} from './values';

/** Kinds of tokens, named after the tokens of the code blocks (src/css/code.css). */
export type TokenKind =
  | 'keyword'
  | 'string'
  | 'number'
  | 'function'
  | 'tag'
  | 'attribute'
  | 'param';

/** Plain text, or a token with its kind. A `param` shows the current value of that parameter. */
export type Token = string | readonly [TokenKind, string];

export interface CodeLine {
  tokens: readonly Token[];
  /** The constant that this line computes. */
  value?: ValueName;
}

const k = (text: string) => ['keyword', text] as const;
const f = (text: string) => ['function', text] as const;
const n = (text: string) => ['number', text] as const;
const s = (text: string) => ['string', text] as const;
const t = (text: string) => ['tag', text] as const;
const a = (text: string) => ['attribute', text] as const;
const p = (text: string) => ['param', text] as const;

/**
 * The code beside the hero's video, with the parameters put in as values. `code.test.ts` proves that
 * it is the code of Title.tsx.
 */
export const codeLines: readonly CodeLine[] = [
  {tokens: [k('const '), 'frame = ', f('useCurrentFrame'), '();'], value: 'frame'},
  {tokens: [k('const '), '{fps} = ', f('useVideoConfig'), '();']},
  {tokens: []},
  {tokens: [k('const '), 'enter = ', f('spring'), '({'], value: 'enter'},
  {
    tokens: [
      '  frame, fps, config: {stiffness: ',
      p('stiffness'),
      ', damping: ',
      p('damping'),
      '},',
    ],
  },
  {tokens: ['});']},
  {
    tokens: [
      k('const '),
      'y = ',
      f('interpolate'),
      '(enter, [',
      n('0'),
      ', ',
      n('1'),
      '], [',
      n('360'),
      ', ',
      n('0'),
      ']);',
    ],
    value: 'y',
  },
  {
    tokens: [
      k('const '),
      'x = ',
      f('interpolate'),
      '(frame, [',
      n('0'),
      ', ',
      n('40'),
      '], [',
      n('-1100'),
      ', ',
      n('0'),
      '], {',
    ],
    value: 'x',
  },
  {tokens: ['  easing: Easing.', f('out'), '(Easing.cubic),']},
  {tokens: ['  extrapolateRight: ', s("'clamp'"), ',']},
  {tokens: ['});']},
  {
    tokens: [
      k('const '),
      'opacity = ',
      f('interpolate'),
      '(frame, [',
      n('78'),
      ', ',
      n('89'),
      '], [',
      n('1'),
      ', ',
      n('0'),
      '], {',
    ],
    value: 'opacity',
  },
  {tokens: ['  extrapolateLeft: ', s("'clamp'"), ',']},
  {tokens: ['});']},
  {tokens: []},
  {tokens: [k('return'), ' (']},
  {tokens: ['  <', t('AbsoluteFill'), ' ', a('style'), '={{...scene, opacity}}>']},
  {
    tokens: [
      '    <',
      t('div'),
      ' ',
      a('style'),
      '={{...heading, translate: ',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is shown, not run.
      s('`0 ${y}px`'),
      '}}>',
    ],
  },
  {tokens: ['      ', p('text')]},
  {tokens: ['    </', t('div'), '>']},
  {
    tokens: [
      '    <',
      t('Ball'),
      ' ',
      a('x'),
      '={x} ',
      a('y'),
      '={-y} ',
      a('color'),
      '=',
      p('color'),
      ' />',
    ],
  },
  {tokens: ['  </', t('AbsoluteFill'), '>']},
  {tokens: [');']},
];

/** The frames during which a constant changes; the spring's end depends on its parameters. */
export const movingUntil: Record<Exclude<ValueName, 'enter' | 'y'>, readonly [number, number]> = {
  frame: [0, 89],
  x: [0, 40],
  opacity: [78, 89],
};
