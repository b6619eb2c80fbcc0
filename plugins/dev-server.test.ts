import {afterEach, expect, it, vi} from 'vitest';
import devServerPlugin from './dev-server.ts';

class CopyRspackPlugin {}
class HtmlPlugin {}

/** What the bundler is told, with the plugins it has. */
const configure = (plugins: object[]) =>
  (devServerPlugin().configureWebpack as (config: object) => {plugins?: object[]})({plugins});

afterEach(() => vi.unstubAllEnvs());

it('leaves the copies of the static folders out of the dev server, and nothing else', () => {
  vi.stubEnv('NODE_ENV', 'development');
  const html = new HtmlPlugin();
  expect(configure([new CopyRspackPlugin(), html]).plugins).toEqual([html]);
});

it('says when the framework copies nothing any more', () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(() => configure([new HtmlPlugin()])).toThrow('has nothing to do');
});

it('leaves a build as it is', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(configure([new CopyRspackPlugin()])).toEqual({});
});
