import {describe, expect, it} from 'vitest';
import {parseMeta} from './meta.ts';

const place = {file: 'content/docs/a.mdx', line: 3, column: 1};
const parse = (text: string | null) => parseMeta(text, place);

describe('parseMeta', () => {
  it.each([
    [null, {}],
    ['run', {run: true}],
    ['pm', {packageManagers: true}],
    ['title="src/Root.tsx"', {title: 'src/Root.tsx'}],
    ["title='a b.ts' run", {title: 'a b.ts', run: true}],
    ['title=Root.tsx', {title: 'Root.tsx'}],
    ['expect-error=2345', {expectErrors: [2345]}],
    ['expect-error=2345,2322', {expectErrors: [2345, 2322]}],
    ['check=off reason="needs = express"', {checkOff: true, reason: 'needs = express'}],
    ['{2,4-6}', {highlightLines: [2, 4, 5, 6]}],
    ['{1} title="a.ts" { 3 - 4 }', {highlightLines: [3, 4], title: 'a.ts'}],
  ])('reads %s', (text, expected) => {
    const {meta, problems} = parse(text);
    expect(problems).toEqual([]);
    expect(meta).toEqual({
      run: false,
      expectErrors: [],
      checkOff: false,
      highlightLines: [],
      packageManagers: false,
      ...expected,
    });
  });

  it.each(['titel="a.ts"', 'runs', 'check=on', 'expect-error=TS2345', '{a-b}', '{4-2}', 'title'])(
    'reports %s at the fence',
    (text) => {
      const [problem] = parse(text).problems;
      expect(problem).toMatchObject({...place, rule: 'samples/fence-meta'});
    },
  );

  it('names the nearest word', () => {
    expect(parse('expect-eror=2345').problems).toMatchInlineSnapshot(`
      [
        {
          "column": 1,
          "file": "content/docs/a.mdx",
          "hint": "Did you mean expect-error=2345? Known: title="…" run expect-error=2345 check=off reason="…" pm {1,4-6}.",
          "line": 3,
          "message": "The fence has the unknown word "expect-eror=2345".",
          "rule": "samples/fence-meta",
        },
      ]
    `);
  });
});
