import {describe, expect, it} from 'vitest';
import {readText} from '../io.ts';
import {front, print, testSite} from '../pages/test-site.ts';
import {checkDiagrams} from './check-diagrams.ts';
import {findCollisions} from './collisions.ts';
import {type Diagram, drawDiagram, renderDiagram, WIDTHS} from './diagram.ts';
import {type Drawing, textWidth} from './drawing.ts';
import {evaluateDiagram, listDiagrams, readDiagram} from './read-diagrams.ts';

const words = {title: 'T', description: 'D', caption: 'C'};

describe.each(listDiagrams())('%s', (id) => {
  it.each(Object.entries(WIDTHS))('can be read when %s', (_name, width) => {
    const diagram = readDiagram(id);
    expect(diagram && findCollisions(drawDiagram(diagram, width))).toEqual([]);
  });

  it('is one well-formed picture per width, with a name of its own', () => {
    const diagram = readDiagram(id) as Diagram;
    const {wide, narrow} = renderDiagram(diagram, id);
    for (const [svg, name] of [
      [wide, 'wide'],
      [narrow, 'narrow'],
    ] as const) {
      expect(svg).toMatch(new RegExp(`^<svg [^>]*aria-labelledby="dg-${id}-${name}-t"`));
      expect(svg).not.toMatch(
        /NaN|undefined|Infinity|style=|<(?!\/?(?:svg|title|desc|rect|path|circle|text)\b)/,
      );
    }
  });
});

describe('findCollisions', () => {
  const draw = (...shapes: Drawing['shapes']) =>
    findCollisions({width: 100, height: 60, shapes}).map(({text, message}) => `${text} ${message}`);
  const text = (value: string, x: number, y: number, more = {}) =>
    ({kind: 'text', at: [x, y], text: value, style: 'small', anchor: 'start', ...more}) as const;

  it('finds each mistake', () => {
    const inside = {x: 0, y: 0, width: 20, height: 30};
    expect([
      ...draw(text('at home', 4, 20)),
      ...draw(text('too far', 80, 20)),
      ...draw(text('too wide', 2, 20, {inside})),
      ...draw(text('one', 10, 20), text('two', 20, 26)),
      ...draw(text('crossed', 10, 20), {
        kind: 'line',
        points: [
          [0, 0],
          [80, 40],
        ],
        style: 'line',
      }),
      ...draw(text('behind', 10, 20), {
        kind: 'line',
        points: [
          [0, 16],
          [80, 16],
        ],
        style: 'grid',
      }),
      ...draw(text('dotted', 10, 20), {kind: 'dot', at: [20, 18], style: 'play'}),
      ...draw(text('edge', 10, 20), {
        kind: 'area',
        box: {x: 0, y: 0, width: 20, height: 50},
        style: 'box',
      }),
    ]).toMatchInlineSnapshot(`
      [
        "too far leaves the picture",
        "too wide leaves its box",
        "one overlaps "two"",
        "crossed is crossed by a line",
        "dotted is under a dot",
        "edge lies on the edge of a box",
      ]
    `);
  });
});

describe('the kinds', () => {
  it('refuse names that do not exist', () => {
    const links = [{from: 'a', to: 'b'}];
    const flow: Diagram = {...words, kind: 'flow', stages: [[{label: 'a'}]], links};
    expect(() => drawDiagram(flow, 704)).toThrow('A link names "b"');
    const steps = [{at: 'b', note: 'x'}];
    const sequence: Diagram = {...words, kind: 'sequence', actors: [{name: 'a'}], steps};
    expect(() => drawDiagram(sequence, 704)).toThrow('A step names "b"');
  });

  it('escape texts', () => {
    const boxes = [{label: '<b> & "c"'}];
    const nesting: Diagram = {...words, title: 'a < b', kind: 'nesting', boxes};
    const {wide} = renderDiagram(nesting, 'x');
    expect(wide).toContain('&lt;b> &amp; "c"</text>');
    expect(wide).toContain('<title id="dg-x-wide-t">a &lt; b</title>');
  });

  it('turn a flow from columns into rows on a phone', () => {
    const stages = [[{label: 'a'}], [{label: 'b'}]];
    const flow: Diagram = {...words, kind: 'flow', stages};
    const boxes = (width: number) =>
      drawDiagram(flow, width).shapes.flatMap((shape) => (shape.kind === 'area' ? shape.box : []));
    const [wideA, wideB] = boxes(WIDTHS.wide);
    const [narrowA, narrowB] = boxes(WIDTHS.narrow);
    expect(wideA?.y).toBe(wideB?.y);
    expect(narrowA?.x).toBe(narrowB?.x);
  });

  it('draw straight curves with two points, bent ones with enough', () => {
    const axis = {range: [0, 10] as [number, number], ticks: [0, 10]};
    const points = (at: (x: number) => number) => {
      const panels = [{x: axis, y: axis, curves: [{at}]}];
      const {shapes} = drawDiagram({...words, kind: 'plot', panels}, 704);
      return shapes.flatMap((shape) =>
        shape.kind === 'line' && shape.style === 'curve-1' ? [shape.points.length] : [],
      )[0];
    };
    expect(points((x) => x)).toBe(2);
    expect(points((x) => Math.abs(x - 5))).toBe(3);
    expect(points((x) => 5 + 5 * Math.sin(x))).toBeGreaterThan(30);
  });

  it('draw a composition’s frames in its own colors: those of the code below the picture', () => {
    const {wide} = renderDiagram(readDiagram('moonrise') as Diagram, 'moonrise');
    const drawn = [...new Set(wide.match(/#[\da-f]{6}/g))];
    const code = readText('content/docs/the-fundamentals.mdx').match(/'#[\da-f]{6}'/g) ?? [];
    expect(drawn).toHaveLength(4);
    expect(code.slice(0, 4).map((color) => color.slice(1, -1))).toEqual(
      expect.arrayContaining(drawn),
    );
  });

  it('know the sizes of type that the style sheet sets', () => {
    const css = readText('src/vocabulary/diagram/diagram.css');
    expect(/\.dg text \{[^}]*font-size: (\d+)px/.exec(css)?.[1]).toBe('13');
    expect(/\.dg-label \{[^}]*font-size: (\d+)px/.exec(css)?.[1]).toBe('14');
    expect(textWidth('mmmmmmmmmm', 'mono')).toBeCloseTo(78);
  });
});

describe('checkDiagrams', () => {
  const good = `export const diagram = {
  kind: 'nesting',
  title: 'A box',
  description: 'A box that holds nothing, which is told in a sentence long enough for those who see no picture.',
  caption: 'It is empty.',
  boxes: [{label: 'Box'}],
};`;
  const check = (text: string) => {
    const site = testSite({spring: `${front('spring()')}<Diagram id="used" />\n`});
    const files = [{file: 'content/diagrams/used.ts', text}];
    return print(checkDiagrams(site, files, evaluateDiagram));
  };

  it('is content with a diagram that is used and readable', () => {
    expect(check(good)).toBe('');
  });

  it('names what is wrong, with its line', () => {
    const site = testSite({spring: front('spring()')});
    const unused = checkDiagrams(
      site,
      [{file: 'content/diagrams/used.ts', text: good}],
      evaluateDiagram,
    );
    expect(
      [
        print(unused),
        check(good.replace(/A box that.*picture/, 'Short')),
        check(good.replace('It is empty.', 'no sentence')),
        check(good.replace("title: 'A box'", "title: 'A box.'")),
        check(good.replace("'Box'", `'${'Box'.repeat(50)}'`)),
        check(good.replace('export const', 'const')),
        check("import fs from 'node:fs';\nexport const diagram = fs;"),
      ].join('\n'),
    ).toMatchInlineSnapshot(`
      "content/diagrams/used.ts:1:1 diagrams/unused No page shows the diagram "used".
          Write <Diagram id="used" /> on the page that explains it, or delete the file.
      content/diagrams/used.ts:4:1 diagrams/description The description is too short.
          Write whole sentences that say all that the picture says.
      content/diagrams/used.ts:5:1 diagrams/caption The caption isn’t a sentence of its own.
          Write a sentence that says what to notice; not the description again.
      content/diagrams/used.ts:3:1 diagrams/title The title doesn’t fit.
          At most 60 characters, and no full stop.
      content/diagrams/used.ts:6:1 diagrams/collision "BoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBox" leaves the picture in the wide picture.
          Shorten the text, or give it more room.
      content/diagrams/used.ts:6:1 diagrams/collision "BoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBox" leaves its box in the wide picture.
          Shorten the text, or give it more room.
      content/diagrams/used.ts:6:1 diagrams/collision "BoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBox" lies on the edge of a box in the wide picture.
          Shorten the text, or give it more room.
      content/diagrams/used.ts:6:1 diagrams/collision "BoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBox" leaves the picture in the narrow picture.
          Shorten the text, or give it more room.
      content/diagrams/used.ts:6:1 diagrams/collision "BoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBox" leaves its box in the narrow picture.
          Shorten the text, or give it more room.
      content/diagrams/used.ts:6:1 diagrams/collision "BoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBoxBox" lies on the edge of a box in the narrow picture.
          Shorten the text, or give it more room.
      content/diagrams/used.ts:1:1 diagrams/broken The diagram can't be drawn: It has no \`export const diagram\`.
          Compare with another file of content/diagrams.
      content/diagrams/used.ts:1:1 diagrams/broken The diagram can't be drawn: It imports "node:fs".
          Compare with another file of content/diagrams."
    `);
  });
});
