import {createCssVariablesTheme, createHighlighter, type Highlighter} from 'shiki';
import type {Demo, DemoSlot} from '../shared/demo.ts';

// Classes instead of Shiki's style attributes: the served site allows no inline styles.
const theme = createCssVariablesTheme({name: 'demo', variablePrefix: '--', fontStyle: false});

let highlighter: Promise<Highlighter> | undefined;

const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** `var(--token-string-expression)` → `dt-string-expression`. */
function classOf(color: string | undefined): string | null {
  const match = /^var\(--token-([a-z-]+)\)$/.exec(color ?? '');
  return match ? `dt-${match[1]}` : null;
}

const span = (text: string, name: string | null): string =>
  name === null || text.trim() === ''
    ? escapeHtml(text)
    : `<span class="${name}">${escapeHtml(text)}</span>`;

/**
 * Highlights a demo's source, each default value in an element of its own so that the page can put
 * the reader's value there.
 * Takes the demo; returns the HTML for the inside of `<code>`.
 */
export async function highlightDemo(demo: Pick<Demo, 'code' | 'slots'>): Promise<string> {
  highlighter ??= createHighlighter({themes: [theme], langs: ['tsx']});
  const code = demo.code.trimEnd();
  const lines = (await highlighter).codeToTokensBase(code, {lang: 'tsx', theme});
  const slots = [...demo.slots].sort((a, b) => a.start - b.start);
  const slotAt = (offset: number): DemoSlot | undefined =>
    slots.find((slot) => offset >= slot.start && offset < slot.end);
  return lines
    .map((line) => {
      let html = '';
      for (const token of line) {
        const slot = slotAt(token.offset);
        if (!slot) html += span(token.content, classOf(token.color));
        else if (token.offset === slot.start) {
          html += `<b data-value="${slot.name}">${escapeHtml(code.slice(slot.start, slot.end))}</b>`;
        }
      }
      return html;
    })
    .join('\n');
}
