/** Runs in the page: what `layout.spec.ts` compares, and what is wrong on any page. */

/** Where a part of a page stands; lengths of text play no part in it. */
export interface Box {
  /** Left edge and width, in pixels. */
  x: number;
  w: number;
  /** Height, only of what has one of its own: pictures, controls, bars. */
  h?: number;
  /** Distance to what is above it in the same parent; none for the first. */
  gap?: number;
}

/** The layout of one page. */
interface Layout {
  boxes: Record<string, Box>;
  /** What no page may have, in words. */
  faults: string[];
}

/**
 * Reads the layout of the page it runs in. It is handed to the browser as text, so it uses nothing from outside.
 *
 * @returns The first parts of each kind by their place in the tree, and faults.
 */
export function readLayout(): Layout {
  const LANDMARKS = 'header,nav,main,aside,footer,section,article,form,figure,dl';
  const SIZED = 'img,video,iframe,button,input,select,textarea,[data-preview],[data-shot]';
  const TEXT = 'h1,h2,h3,p,ul,ol,pre,table';
  // What is drawn in there is no layout of the page.
  const CLOSED = '[data-preview],[data-player],svg,pre,table,select,[data-looks-skip]';
  const SAME = 2;
  const boxes: Record<string, Box> = {};
  const seen: Record<string, number> = {};
  const width = document.documentElement.clientWidth;

  const name = (element: Element) => {
    const [first = ''] = (element.getAttribute('class') ?? '').split(' ');
    const own = first.replace(/_[\w+-]{4,}$/, '');
    return (
      element.tagName.toLowerCase() + (own && !/^(theme-|col|css-)/.test(own) ? `.${own}` : '')
    );
  };
  const main = document.querySelector('main') ?? document.body;
  const visible = (element: Element) => {
    const {width: w, height: h} = element.getBoundingClientRect();
    return w > 0 && h > 0 && element.checkVisibility({visibilityProperty: true});
  };
  /** What stays in view while the page moves lies on it by design; what is clipped is only heard. */
  const inFlow = (element: Element): boolean => {
    for (let up: Element | null = element; up && up !== main; up = up.parentElement) {
      const {position, clipPath} = getComputedStyle(up);
      if (position === 'sticky' || position === 'fixed' || clipPath === 'inset(50%)') return false;
    }
    return true;
  };
  const above = (element: Element) => {
    let other = element.previousElementSibling;
    while (other && (!visible(other) || getComputedStyle(other).position === 'absolute'))
      other = other.previousElementSibling;
    return other;
  };
  const walk = (element: Element, path: string, inArticle: boolean) => {
    for (const child of element.children) {
      if (!visible(child) || child.matches('script,style,.visually-hidden,[aria-live]')) continue;
      const place = `${path} ${name(child)}`.trim();
      const isPart = child.matches(`${LANDMARKS},${SIZED},${TEXT}`);
      const style = getComputedStyle(child);
      const isCard =
        !isPart &&
        (style.display === 'grid' ||
          (child.clientHeight > 60 && style.borderTopWidth !== '0px' && child.clientWidth > 120));
      const count = seen[place] ?? 0;
      if ((isPart || isCard) && count >= SAME) continue;
      if (isPart || isCard) {
        seen[place] = count + 1;
        const {left, top, width: w, height: h} = child.getBoundingClientRect();
        const before = above(child);
        // In an article the writer decides what follows what.
        const gap =
          before && !inArticle
            ? Math.round(top - before.getBoundingClientRect().bottom)
            : undefined;
        // Of text only where it begins: how long it is, is the writer's business.
        const isText = child.matches('h1,h2,h3,p,button');
        boxes[count > 0 ? `${place} #${count + 1}` : place] = {
          x: Math.round(left),
          w: isText ? 0 : Math.round(w),
          ...(child.matches(SIZED) && {h: Math.round(h)}),
          ...(gap !== undefined && Math.abs(gap) < 400 && {gap}),
        };
      }
      if (!child.matches(CLOSED) && place.split(' ').length < 14)
        walk(child, place, inArticle || child.classList.contains('markdown'));
    }
  };
  walk(document.body, '', false);

  const faults: string[] = [];
  if (document.documentElement.scrollWidth > width + 1)
    faults.push(`the page is ${document.documentElement.scrollWidth} px wide in ${width}`);

  // Text on text: the lines of one element against those of others that stand in the flow.
  interface Line {
    top: number;
    bottom: number;
    left: number;
    right: number;
    of: Element;
  }
  const lines: Line[] = [];
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.nodeValue?.trim() || parent.closest(`${CLOSED},.visually-hidden`))
      continue;
    if (!visible(parent) || !inFlow(parent)) continue;
    range.selectNodeContents(node);
    for (const {top, bottom, left, right} of range.getClientRects()) {
      // The line's letters: its box has air above and below, which may overlap.
      const air = (bottom - top) * 0.22;
      if (right - left < 2) continue;
      if (right > width + 1 && !scrolls(parent))
        faults.push(
          `“${node.nodeValue.trim().slice(0, 30)}” ends at ${Math.round(right)} of ${width}`,
        );
      lines.push({
        top: top + air,
        bottom: bottom - air,
        left: left + 1,
        right: right - 1,
        of: parent,
      });
    }
  }
  function scrolls(element: Element): boolean {
    for (let up: Element | null = element; up; up = up.parentElement)
      if (getComputedStyle(up).overflowX !== 'visible') return true;
    return false;
  }
  lines.sort((a, b) => a.top - b.top);
  for (const [index, one] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (!other || other.top >= one.bottom) break;
      if (other.left >= one.right || one.left >= other.right) continue;
      if (one.of.contains(other.of) || other.of.contains(one.of)) continue;
      faults.push(
        `“${one.of.textContent?.trim().slice(0, 30)}” lies on “${other.of.textContent?.trim().slice(0, 30)}”`,
      );
    }
  }
  return {boxes, faults: [...new Set(faults)].slice(0, 10)};
}
