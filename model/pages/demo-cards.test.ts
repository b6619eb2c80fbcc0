import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {plates} from '../../content/data/plates.ts';
import type {Demo} from '../../shared/demo.ts';
import {root} from '../io.ts';
import {buildDemoCards, drawingOf, parseDemoPlaces} from './demo-cards.ts';
import type {Summary} from './page-data.ts';

const summary = (path: string, title: string): Summary => ({
  id: path.slice('/docs/'.length),
  path,
  title,
  description: `About ${title}.`,
  api: [],
});

const docs = new Map([
  ['easing', summary('/docs/easing', 'Easing')],
  ['renderer', summary('/docs/renderer', '@remotion/renderer')],
  ['shapes/index', summary('/docs/shapes', '@remotion/shapes')],
]);

const demo: Demo = {
  id: 'star',
  title: 'A star turns',
  group: 'Shapes',
  fps: 30,
  durationInFrames: 60,
  width: 640,
  height: 360,
  stillFrame: 0,
  stillColor: '#102030',
  formats: ['16:9'],
  audio: false,
  media: [],
  controls: [],
  code: '',
  slots: [],
};

const cards = (of: string) =>
  buildDemoCards(parseDemoPlaces(of), docs, (id) => (id === 'star' ? demo : null)).map(
    ({preview, ...card}) => ({...card, demo: preview?.id}),
  );

test('a word names a demo, a page, an anchor and a label', () => {
  expect(
    parseDemoPlaces('star=easing#quad =renderer star=easing@Two_words star=a@@remotion/b'),
  ).toEqual([
    {demo: 'star', page: 'easing', anchor: 'quad', label: undefined},
    {demo: '', page: 'renderer', anchor: undefined, label: undefined},
    {demo: 'star', page: 'easing', anchor: undefined, label: 'Two words'},
    {demo: 'star', page: 'a', anchor: undefined, label: '@remotion/b'},
  ]);
});

test('a card says what its picture shows, and a package what it is for', () => {
  expect(cards('star=easing#quad star=easing@Curves star=shapes/index =renderer')).toEqual([
    {demo: 'star', path: '/docs/easing#quad', name: 'quad', text: 'A star turns'},
    {demo: 'star', path: '/docs/easing', name: 'Curves', text: 'A star turns'},
    {demo: 'star', path: '/docs/shapes', name: '@remotion/shapes', text: 'About @remotion/shapes.'},
    {
      demo: undefined,
      path: '/docs/renderer',
      name: '@remotion/renderer',
      text: 'About @remotion/renderer.',
    },
  ]);
});

test('what doesn’t exist has no card', () => {
  expect(cards('nothing=easing star=nowhere')).toEqual([]);
});

test('a card without a demo shows the code that is written for its page', () => {
  const own = {renderer: ['*renderMedia*()'], easing: ['never seen']};
  const built = buildDemoCards(
    parseDemoPlaces('=renderer star=easing =shapes/index'),
    docs,
    (id) => (id === 'star' ? demo : null),
    own,
  );
  expect(built.map(({plate}) => plate)).toEqual([own.renderer, undefined, undefined]);
  expect(built[0]?.drawing).toBe('/img/plates/renderer.svg');
});

test('each plate is drawn, and nothing else is', () => {
  const drawn = readdirSync(path.join(root, 'static/img/plates')).map(
    (file) => `/img/plates/${file}`,
  );
  expect(drawn.toSorted()).toEqual(Object.keys(plates).map(drawingOf).toSorted());
});
