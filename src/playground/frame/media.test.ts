import {expect, it} from 'vitest';
import {refuseRelative} from './media';

it('lets whole addresses pass', () => {
  for (const address of [
    'https://example.com/a.mp4',
    '//example.com/a.mp4',
    'blob:null/4f0c',
    'data:image/png;base64,iVBORw0KGgo=',
    '#dot',
    '',
  ]) {
    expect(() => refuseRelative(address), address).not.toThrow();
  }
});

it('says what to write for an address that is relative', () => {
  for (const [address, name] of [
    ['a.mp4', 'a.mp4'],
    ['/clips/a.mp4', 'clips/a.mp4'],
    ['./public/a b.png', 'a b.png'],
    ['../../a.wav', 'a.wav'],
  ] as const) {
    expect(() => refuseRelative(address)).toThrow(`Write src={staticFile("${name}")}`);
  }
});
