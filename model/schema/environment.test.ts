import {describe, expect, it} from 'vitest';
import {parseEnvironment} from './environment.ts';

describe('parseEnvironment', () => {
  it('accepts an empty environment and ignores other variables', () => {
    expect(parseEnvironment({PATH: '/bin', SITE_URL: ''})).toEqual({});
  });

  it('keeps good values', () => {
    expect(parseEnvironment({SITE_URL: 'https://a.example', GTAG_ID: 'G-1A2B3C'})).toEqual({
      SITE_URL: 'https://a.example',
      GTAG_ID: 'G-1A2B3C',
    });
  });

  it.each([
    [{SITE_URL: 'a.example'}],
    [{GTAG_ID: 'x'}],
    [{ALGOLIA_APP_ID: 'A1B2C3D4E5', ALGOLIA_INDEX: 'docs'}],
    [{CHAT_WIDGET_SRC: 'https://w.example/x.js'}],
  ])('names the variable, what was expected and an example: %j', (env) => {
    expect(() => parseEnvironment(env)).toThrowErrorMatchingSnapshot();
  });
});
