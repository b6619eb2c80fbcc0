import {expect, it} from 'vitest';
import {checkStills, type StillState} from './check-stills.ts';

const STATES: Record<string, StillState> = {
  good: {bytes: 4000, hasColor: true, madeFrom: 'a1', isFrom: 'a1'},
  changed: {bytes: 4000, hasColor: true, madeFrom: 'a1', isFrom: 'b2'},
  unknown: {bytes: 4000, hasColor: true, madeFrom: undefined, isFrom: 'b2'},
  missing: {bytes: undefined, hasColor: true, madeFrom: 'a1', isFrom: 'a1'},
  flat: {
    bytes: 4000,
    missing: 'static/demos/upright/flat.webp',
    hasColor: true,
    madeFrom: 'a1',
    isFrom: 'a1',
  },
  colorless: {bytes: 4000, hasColor: false, madeFrom: 'a1', isFrom: 'a1'},
  heavy: {bytes: 25_000, hasColor: true, madeFrom: 'a1', isFrom: 'a1'},
};

it('names stills that are stale, missing or heavy, and what to run', () => {
  const demos = Object.keys(STATES).map((id) => ({id}));
  const problems = checkStills(demos, (id) => STATES[id] as StillState);
  expect(
    problems.map(({file, line, rule, message, hint}) => [
      `${file}:${line} ${rule} ${message}`,
      hint,
    ]),
  ).toMatchInlineSnapshot(`
    [
      [
        "demos/changed/composition.tsx:1 demos/still-stale static/demos/changed.webp was made from another version of this demo.",
        "Run: npm run stills -- changed",
      ],
      [
        "demos/unknown/composition.tsx:1 demos/still-stale static/demos/unknown.webp was made from another version of this demo.",
        "Run: npm run stills -- unknown",
      ],
      [
        "demos/missing/composition.tsx:1 demos/still-missing There is no static/demos/missing.webp.",
        "Run: npm run stills -- missing",
      ],
      [
        "demos/flat/composition.tsx:1 demos/still-missing There is no static/demos/upright/flat.webp.",
        "Run: npm run stills -- flat",
      ],
      [
        "demos/colorless/composition.tsx:1 demos/still-color demos/still-colors.json doesn't have it.",
        "Run: npm run stills -- colorless",
      ],
      [
        "demos/heavy/composition.tsx:1 demos/still-heavy static/demos/heavy.webp is larger than 24 KB.",
        "Choose a calmer stillFrame.",
      ],
    ]
  `);
});
