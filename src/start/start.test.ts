// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

const root = document.documentElement;
const bring = async () => ({
  ...(await import('./held.ts')),
  ...(await import('./missing.ts')),
});
const become = () => root.setAttribute('data-has-hydrated', 'true');
const find = <E extends HTMLElement>(selector: string) => {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`nothing is ${selector}`);
  return element;
};

// Each test has modules of its own; those of the one before must not listen any more.
const listening: Parameters<typeof addEventListener>[] = [];
const listen = globalThis.addEventListener;
afterEach(() => {
  for (const listener of listening.splice(0)) removeEventListener(...listener);
});

/** Puts a button into the page, and counts its clicks. */
function aButton() {
  document.body.innerHTML = '<button id="b">Menu</button>';
  const button = find('#b');
  const pressed = vi.fn();
  button.addEventListener('click', pressed);
  return {button, pressed};
}

beforeEach(() => {
  vi.spyOn(globalThis, 'addEventListener').mockImplementation(
    (...listener: Parameters<typeof addEventListener>) => {
      listening.push(listener);
      listen(...listener);
    },
  );
  vi.resetModules();
  vi.useFakeTimers();
  root.removeAttribute('data-has-hydrated');
  document.body.innerHTML = '';
});

describe('what is pressed before the page is alive', () => {
  it('is done when it is, once', async () => {
    const {holdBack, letGo} = await bring();
    const {button, pressed} = aButton();
    holdBack();
    button.click();
    button.click();
    expect(pressed).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    become();
    letGo();
    expect(pressed).toHaveBeenCalledOnce();
    expect(button.hasAttribute('aria-busy')).toBe(false);
  });

  it('is done by the element that React put in its place', async () => {
    const {holdBack, letGo} = await bring();
    const {button} = aButton();
    holdBack();
    button.click();
    const {pressed} = aButton();
    become();
    letGo();
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('is told a field as what was typed last', async () => {
    const {holdBack, letGo} = await bring();
    document.body.innerHTML = '<input id="i">';
    const field = find<HTMLInputElement>('#i');
    holdBack();
    for (const text of ['spr', 'spring']) {
      field.value = text;
      field.dispatchEvent(new Event('input', {bubbles: true}));
    }
    const told: string[] = [];
    field.addEventListener('input', () => told.push(field.value));
    become();
    letGo();
    expect(told).toEqual(['spring']);
  });

  it('is the browser’s own once the scripts are known to be missing', async () => {
    const {holdBack, sayMissing} = await bring();
    const {button, pressed} = aButton();
    holdBack();
    button.click();
    sayMissing();
    expect(pressed).not.toHaveBeenCalled();
    expect(button.hasAttribute('aria-busy')).toBe(false);
    button.click();
    expect(pressed).toHaveBeenCalledOnce();
  });
});

describe('scripts that don’t come', () => {
  it('are said once, and taken back when they come after all', async () => {
    const {sayMissing, takeBack} = await bring();
    root.setAttribute('data-scripts', 'true');
    sayMissing();
    sayMissing();
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
    expect(find('[role=alert]').textContent).toMatch(/could not be loaded.*Reload$/);
    expect(root.hasAttribute('data-scripts')).toBe(false);
    takeBack();
    expect(document.querySelector('[role=alert]')).toBeNull();
    expect(root.getAttribute('data-scripts')).toBe('true');
  });

  it('aren’t said on a page that is alive', async () => {
    const {sayMissing} = await bring();
    become();
    sayMissing();
    expect(document.querySelector('[role=alert]')).toBeNull();
  });
});

it('a style sheet that hangs is put in again, for print until it is there', async () => {
  const {watchStyles} = await bring();
  const {PATIENCE} = await import('../../shared/start.ts');
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  document.head.append(link);
  Object.defineProperty(link, 'sheet', {value: null});
  watchStyles();
  vi.advanceTimersByTime(PATIENCE.styles);
  const copy = find<HTMLLinkElement>('link[rel=stylesheet]');
  expect(copy).not.toBe(link);
  expect(copy.media).toBe('print');
  copy.onload?.(new Event('load'));
  expect(copy.media).toBe('all');
});
