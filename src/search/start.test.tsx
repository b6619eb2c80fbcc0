import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {SearchFailed} from './modal/Screens';
import {NoWorker, startEngine, startWorker, takeEngine} from './start';

const files = {names: '/names.json', details: '/details.json', texts: '/texts.json', sections: []};

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['is missing', undefined],
  [
    'throws',
    class {
      constructor() {
        throw new DOMException('Access is denied', 'SecurityError');
      }
    },
  ],
])('where Worker %s', (_how, value) => {
  it('preparing the search does no harm, and searching says why it can’t', () => {
    vi.stubGlobal('Worker', value);
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    startEngine(files);
    expect(fetch).not.toHaveBeenCalled();
    expect(takeEngine()).toBeUndefined();
    expect(startWorker).toThrow(NoWorker);
  });
});

it('says what the browser doesn’t let it do, and where all names are', () => {
  const error = new NoWorker(undefined);
  const html = renderToStaticMarkup(<SearchFailed error={error} onRetry={() => undefined} />);
  expect(html).toContain('start a worker');
  expect(html).toContain('href="/docs/a-z"');
  const other = renderToStaticMarkup(
    <SearchFailed error={new Error()} onRetry={() => undefined} />,
  );
  expect(other).toContain('network connection');
});
