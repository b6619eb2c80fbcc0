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
      'rise = ',
      f('interpolate'),
      '(enter, [',
      n('0'),
      ', ',
      n('1'),
      '], [',
      n('430'),
      ', ',
      n('0'),
      ']);',
    ],
    value: 'rise',
  },
  {
    tokens: [
      k('const '),
      'x = ',
      f('interpolate'),
      '(frame, [',
      n('16'),
      ', ',
      n('80'),
      '], [',
      n('-1180'),
      ', ',
      n('0'),
      '], clamp);',
    ],
    value: 'x',
  },
  {
    tokens: [
      k('const '),
      'y = ',
      f('interpolate'),
      '(frame, [',
      n('16'),
      ', ',
      n('80'),
      '], [',
      n('-440'),
      ', ',
      n('0'),
      '], {',
    ],
    value: 'y',
  },
  {tokens: ['  ...clamp, easing: Easing.bounce,']},
  {tokens: ['});']},
  {
    tokens: [
      k('const '),
      'size = ',
      f('interpolate'),
      '(frame, [',
      n('98'),
      ', ',
      n('120'),
      '], [',
      n('1'),
      ', ',
      n('44'),
      '], {',
    ],
    value: 'size',
  },
  {tokens: ['  ...clamp, easing: Easing.', f('in'), '(Easing.cubic),']},
  {tokens: ['});']},
  {
    tokens: [k('const '), 'end = ', f('spring'), '({frame: frame - ', n('112'), ', fps});'],
    value: 'end',
  },
  {tokens: []},
  {tokens: [k('return'), ' (']},
  {tokens: ['  <', t('AbsoluteFill'), ' ', a('style'), '={scene}>']},
  {
    tokens: [
      '    <',
      t('div'),
      ' ',
      a('style'),
      '={{...heading, translate: ',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is shown, not run.
      s('`0 ${rise}px`'),
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
      '={y} ',
      a('size'),
      '={size} ',
      a('color'),
      '=',
      p('color'),
      ' />',
    ],
  },
  {tokens: ['    <', t('Closing'), ' ', a('scale'), '={end} />']},
  {tokens: ['  </', t('AbsoluteFill'), '>']},
  {tokens: [');']},
];

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
