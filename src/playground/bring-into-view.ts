/** Height of the code that is seen beside the film at once, in lines of the editor. */
const LINES = 10;

interface Parts {
  /** The whole, from its first edge on. */
  section: HTMLElement;
  editor: HTMLElement | null;
}

/**
 * Scrolls to a playground that has opened within a text: its beginning first, as far as the window allows with the
 * film whole and some lines of its code. Where that is in view, nothing moves.
 */
export function bringIntoView({section, editor}: Parts): void {
  const {top, bottom} = section.getBoundingClientRect();
  // What sticks to the top of the page covers what is scrolled below it.
  const {scrollPaddingTop} = getComputedStyle(document.documentElement);
  const bar = Number.parseFloat(scrollPaddingTop) || 0;
  let end = bottom;
  if (editor && section.dataset.layout === 'picture-first') {
    const line = Number.parseFloat(getComputedStyle(editor).lineHeight) || 24;
    end = Math.min(bottom, editor.getBoundingClientRect().top + LINES * line);
  }
  if (top >= bar && end <= window.innerHeight) return;
  const toTop = top - bar;
  // In a low window the edge of the film is what there is no room for: whoever pressed “Edit” wants to write.
  const isLow = end < bottom && end - toTop > window.innerHeight;
  window.scrollBy({top: Math.ceil(isLow ? end - window.innerHeight : toTop), behavior: 'instant'});
}
