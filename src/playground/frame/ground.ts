import {brightness, parseColor} from '../../../shared/course/color';

/** Where a composition paints nothing it is white, as in a rendered video: there the default, black text is read. */
const GROUND = '#fff';

/** For a composition that is made for a dark one: where it paints nothing, the Studio shows black. */
const DARK_GROUND = '#0b1315';

/** What is brighter can’t be read on white. */
const LIGHT = 0.6;

function paints(element: Element): boolean {
  const {backgroundColor, backgroundImage} = getComputedStyle(element);
  return /\(/.test(backgroundImage) || (parseColor(backgroundColor)?.[3] ?? 0) > 0;
}

/** The color of each text that has nothing painted behind it by what it is in. */
function colorsOnNothing(root: Element): string[] {
  const colors: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || parent.closest('style,script,title,defs')) continue;
    let at: Element | null = parent;
    while (at && at !== root && !paints(at)) at = at.parentElement;
    if (at !== root) continue;
    const {color, fill} = getComputedStyle(parent);
    colors.push(parent instanceof SVGElement ? fill : color);
  }
  return colors;
}

/** How bright a color is by itself, however faint it is drawn. */
const lightness = (color: string) => brightness(color) / (parseColor(color)?.[3] || 1);

/**
 * Chooses what a composition stands on where it paints nothing. What covers it is never asked: there it isn’t seen.
 * Takes the element that the composition is drawn into; returns the color, or null as long as there is no text to go by.
 */
export function findGround(root: Element): string | null {
  const colors = colorsOnNothing(root);
  if (colors.length === 0) return null;
  return colors.every((color) => lightness(color) > LIGHT) ? DARK_GROUND : GROUND;
}

/** Puts the composition on its ground; null for the one that most need. */
export function setGround(ground: string | null): void {
  document.body.style.backgroundColor = ground ?? GROUND;
}
