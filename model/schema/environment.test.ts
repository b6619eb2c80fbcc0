import {describe, expect, it} from 'vitest';
import {parseEnvironment, parsePushEnvironment} from './environment.ts';

describe('parseEnvironment', () => {
  it('accepts an empty environment and ignores other variables', () => {
    expect(parseEnvironment({PATH: '/bin', SITE_URL: ''})).toEqual({});
  });

  it('keeps good values', () => {
    expect(parseEnvironment({SITE_URL: 'https://a.example/', GTAG_ID: 'G-1A2B3C'})).toEqual({
      SITE_URL: 'https://a.example',
      GTAG_ID: 'G-1A2B3C',
    });
  });

  it.each([
    [{SITE_URL: 'a.example'}],
    [{SITE_URL: 'javascript:alert(1)'}],
    [{SITE_URL: 'https://a.example/docs'}],
    [{SITE_URL: 'https://me:secret@a.example'}],
    [{CHAT_WIDGET_SRC: 'javascript:alert(1)', CHAT_WIDGET_ID: 'x'}],
    [{CHAT_WIDGET_SRC: 'http://w.example/x.js', CHAT_WIDGET_ID: 'x'}],
    [{GTAG_ID: 'x'}],
    [{ALGOLIA_APP_ID: 'A1B2C3D4E5', ALGOLIA_INDEX: 'docs'}],
    [{CHAT_WIDGET_SRC: 'https://w.example/x.js'}],
  ])('names the variable, what was expected and an example: %j', (env) => {
    expect(() => parseEnvironment(env)).toThrowErrorMatchingSnapshot();
  });
});

describe('parsePushEnvironment', () => {
  it('takes the key from the environment and never prints it', () => {
    const env = {
      ALGOLIA_APP_ID: 'A1B2C3D4E5',
      ALGOLIA_INDEX: 'docs',
      ALGOLIA_WRITE_KEY: '0123456789',
    };
    expect(parsePushEnvironment(env)).toEqual({
      appId: 'A1B2C3D4E5',
      indexName: 'docs',
      writeKey: '0123456789',
    });
    expect(() =>
      parsePushEnvironment({...env, ALGOLIA_WRITE_KEY: 'secret', ALGOLIA_INDEX: ''}),
    ).toThrowErrorMatchingInlineSnapshot(`
        [Error: ALGOLIA_INDEX is missing: expected the name of the index, for example ALGOLIA_INDEX=docs.
        ALGOLIA_WRITE_KEY is "…": expected a key that may write and delete indices, for example ALGOLIA_WRITE_KEY=0123456789abcdef.]
      `);
  });
});
