/** Pixels of the composition that an edge may take away before it counts. */
const TOLERANCE = 2;

interface Side {
  name: string;
  by: number;
}

/** How far a box sticks out of another, of those that overlap at all. */
function sticksOut(box: DOMRect, frame: DOMRect, factor: number): Side[] {
  const isAway =
    box.right <= frame.left ||
    box.left >= frame.right ||
    box.bottom <= frame.top ||
    box.top >= frame.bottom;
  if (isAway || box.width === 0 || box.height === 0) return [];
  const sides = [
    {name: 'left', by: frame.left - box.left},
    {name: 'right', by: box.right - frame.right},
    {name: 'top', by: frame.top - box.top},
    {name: 'bottom', by: box.bottom - frame.bottom},
  ];
  return sides
    .map(({name, by}) => ({name, by: Math.round(by * factor)}))
    .filter(({by}) => by > TOLERANCE);
}

function isVisible(element: Element, root: Element): boolean {
  for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.display === 'none' || style.visibility === 'hidden' || Number(style.opacity) < 0.05)
      return false;
  }
  return true;
}

const told = (what: string, sides: Side[], by: string) =>
  `${what} ${sides.map((side) => `${side.by} px ${side.name}`).join(', ')} ${by}`;

/** The texts of a composition that an edge cuts in two. */
export function cutTexts(root: Element, width: number): string[] {
  const frame = root.getBoundingClientRect();
  const factor = width / frame.width;
  const found: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (
      !parent ||
      !node.textContent?.trim() ||
      /^(?:style|script|title|desc)$/i.test(parent.tagName)
    )
      continue;
    if (!isVisible(parent, root)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const name = `“${node.textContent.trim().slice(0, 24)}”`;
    const sides = sticksOut(box, frame, factor);
    if (sides.length > 0) found.push(told(name, sides, 'of the frame'));
    for (let at: Element | null = parent; at && at !== root; at = at.parentElement) {
      const {overflowX, overflowY} = getComputedStyle(at);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const inner = sticksOut(box, at.getBoundingClientRect(), factor);
      // Lines are higher than their letters: only more than a third of one is a cut.
      const wide = inner.filter(
        (side) => /left|right/.test(side.name) || side.by > (box.height * factor) / 3,
      );
      if (wide.length > 0) found.push(told(name, wide, 'of its box'));
    }
  }
  return [...new Set(found)];
}

/** Things that are drawn by themselves: parts of an SVG, pictures, boxes with a color. */
function isDrawn(element: Element): boolean {
  if (
    /^(?:path|circle|rect|ellipse|line|polygon|polyline|img|video|canvas)$/i.test(element.tagName)
  )
    return element.closest('defs,clipPath,mask,symbol,pattern') === null;
  const {backgroundColor, backgroundImage} = getComputedStyle(element);
  return !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor) || backgroundImage !== 'none';
}

/** What of a composition is smaller than the frame and cut by its edge. */
export function cutShapes(root: Element, width: number): string[] {
  const frame = root.getBoundingClientRect();
  const found: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    if (!isDrawn(element) || !isVisible(element, root)) continue;
    const box = element.getBoundingClientRect();
    // What is as wide or as high as the frame is meant to cover it.
    const covers = box.width >= frame.width * 0.98 && box.height >= frame.height * 0.98;
    const isBar = /^(?:div|img|video|canvas)$/i.test(element.tagName) && box.width > frame.width;
    if (covers || isBar) continue;
    const sides = sticksOut(box, frame, width / frame.width);
    if (sides.length > 0)
      found.push(told(`<${element.tagName.toLowerCase()}>`, sides, 'of the frame'));
  }
  return [...new Set(found)];
}

/** The shapes of a composition that their own SVG cuts. */
export function clippedShapes(root: Element, width: number): string[] {
  const factor = width / root.getBoundingClientRect().width;
  const found: string[] = [];
  for (const svg of root.querySelectorAll('svg')) {
    if (getComputedStyle(svg).overflow === 'visible' || svg.parentElement?.closest('svg')) continue;
    const frame = svg.getBoundingClientRect();
    for (const shape of svg.querySelectorAll(
      'path,circle,rect,ellipse,line,polygon,polyline,text',
    )) {
      if (shape.closest('defs,clipPath,mask,symbol,pattern') || !isVisible(shape, root)) continue;
      const sides = sticksOut(shape.getBoundingClientRect(), frame, factor);
      if (sides.length > 0) found.push(told(`<${shape.tagName}>`, sides, 'of its <svg>'));
    }
  }
  return [...new Set(found)];
}
