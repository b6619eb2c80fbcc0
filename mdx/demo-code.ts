import type {Demo, DemoSlot} from '../shared/demo.ts';
import {escapeText} from '../shared/escape-html.ts';
import {highlight} from './code-blocks-highlight.ts';

const span = (text: string, name: string): string =>
  name === '' || text.trim() === ''
    ? escapeText(text)
    : `<span class="${name}">${escapeText(text)}</span>`;

/**
 * Highlights a demo's source, each default value in an element of its own so that the page can put
 * the reader's value there.
 *
 * @returns The HTML for the inside of `<code>`.
 */
export async function highlightDemo(demo: Pick<Demo, 'code' | 'slots'>): Promise<string> {
  const code = demo.code.trimEnd();
  const lines = await highlight(code, 'tsx');
  let offset = 0;
  const printed = lines.map((line) => {
    let html = '';
    for (const token of line) {
      html += printToken(token.text, token.class, offset, demo.slots, code);
      offset += token.text.length;
    }
    offset += 1;
    return html;
  });
  return printed.join('\n');
}

/** A token may reach into a value or over its end: `-` and `0.2` are two tokens of one value. */
function printToken(
  text: string,
  name: string,
  start: number,
  slots: DemoSlot[],
  code: string,
): string {
  const end = start + text.length;
  let html = '';
  let done = start;
  for (const slot of slots) {
    if (slot.end <= start || slot.start >= end) continue;
    if (slot.start >= start) {
      html += span(code.slice(done, slot.start), name);
      html += `<b data-value="${slot.name}">${escapeText(code.slice(slot.start, slot.end))}</b>`;
    }
    done = Math.min(end, slot.end);
  }
  return html + span(code.slice(done, end), name);
}
