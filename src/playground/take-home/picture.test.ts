// @vitest-environment happy-dom
import {expect, it} from 'vitest';
import {cleanSvg} from './picture';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const clean = (text: string) => cleanSvg(new TextEncoder().encode(text).buffer as ArrayBuffer);

it('keeps a drawing, and nothing of it that runs', () => {
  for (const hostile of [
    '<script>ran()</script>',
    '<circle onclick="ran()"/>',
    '<a href="javascript:ran()"/>',
    '<a href="java\tscript:ran()"/>',
    '<a href=" \u0001java\nscript:ran()"/>',
    '<a><animate attributeName="href" values="x;javascript:ran()"/></a>',
    '<foreignObject><iframe src="javascript:ran()"/></foreignObject>',
    '<handler type="text/javascript">ran()</handler>',
  ]) {
    const text = clean(`<svg ${SVG}><circle r="4"/>${hostile}</svg>`);
    expect(text, hostile).toContain('r="4"');
    expect(text, hostile).not.toContain('ran()');
  }
  expect(clean('<p xmlns="http://www.w3.org/1999/xhtml"/>')).toBeNull();
  const styled = clean(`<?xml-stylesheet type="text/xsl" href="data:,ran()"?><svg ${SVG}/>`);
  expect(styled ?? '').not.toContain('ran()');
});
