import type {Demo, DemoView} from '../shared/demo.ts';
import {highlightDemo} from './demo-code.ts';

/** What the browser gets of a demo: with its code highlighted, without what only the build needs. */
export async function demoData(demo: Demo): Promise<DemoView> {
  const {code: _code, slots: _slots, media: _media, group: _group, ...rest} = demo;
  return {...rest, html: await highlightDemo(demo)};
}
