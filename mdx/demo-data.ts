import type {Demo, DemoView} from '../shared/demo.ts';
import {highlightDemo} from './demo-code.ts';

/**
 * Prepares what the browser gets of a demo.
 * Takes the demo; returns it without what only the build needs, with its code highlighted.
 */
export async function demoData(demo: Demo): Promise<DemoView> {
  const {code: _code, slots: _slots, media: _media, group: _group, ...rest} = demo;
  return {...rest, html: await highlightDemo(demo)};
}
