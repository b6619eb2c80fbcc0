import {expect, it} from 'vitest';
import {encodeText} from './encode.ts';

it('encodes any text, without the halves of characters', () => {
  for (const [text, encoded] of [
    ['a b&c/ü', 'a%20b%26c%2F%C3%BC'],
    ['💥', '%F0%9F%92%A5'],
    ['cut 💥'.slice(0, -1), 'cut%20'],
    ['\ude00 lone \ud83d', '%20lone%20'],
    ['\ud83d\ud83d\udca5', '%F0%9F%92%A5'],
  ] as const) {
    expect(encodeText(text), JSON.stringify(text)).toBe(encoded);
  }
});
