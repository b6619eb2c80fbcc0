import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {hostedRecords} from '../model/search/hosted-records.ts';
import type {IndexedPage} from '../shared/search-index.ts';
import {TestService} from '../src/search/test-service.ts';
import {pushRecords} from './search-push.ts';

const page = (path: string, title: string): IndexedPage => ({
  path,
  title,
  section: 'API',
  crumbs: ['remotion'],
  description: `About ${title}.`,
  names: [],
  keywords: [],
  headings: [{text: 'damping', anchor: 'damping', code: true}],
  links: 0,
});

const records = hostedRecords({
  pages: [page('/docs/spring', 'spring()'), page('/docs/loop', '<Loop>')],
  texts: [
    [
      [-1, 'Intro.'],
      [0, 'How strongly it is braked.'],
    ],
    [],
  ],
});

let service: TestService;
beforeEach(async () => {
  service = await new TestService().start();
});
afterEach(() => service.stop());

const push = () =>
  pushRecords(
    {appId: 'A1B2C3D4E5', writeKey: 'write-key', indexName: 'docs', hosts: [service.host]},
    records,
  );

/** What readers search: nothing of a push that failed may be in it. */
const inUse = () => [...(service.indices.get('docs')?.records.keys() ?? [])].sort();

describe('pushRecords', () => {
  it('fills an index of its own, then puts it in the place of the one in use', async () => {
    expect(await push()).toBe(4);
    expect([...service.indices.keys()]).toEqual(['docs']);
    expect(inUse()).toEqual([
      '/docs/loop',
      '/docs/loop#damping',
      '/docs/spring',
      '/docs/spring#damping',
    ]);
    const writes = service.seen.filter(({path}) => !path.includes('/task/'));
    expect(
      writes.map(({method, path}) => `${method} ${path.replace(/_next_\w+/, '_next')}`),
    ).toEqual([
      'PUT /1/indexes/docs_next/settings',
      'POST /1/indexes/docs_next/batch',
      'POST /1/indexes/docs_next/operation',
    ]);
    expect(writes.at(-1)?.body).toEqual({operation: 'move', destination: 'docs'});
    expect(service.indices.get('docs')?.settings).toMatchObject({attributeForDistinct: 'page'});
  });

  it('replaces records of pages that are gone', async () => {
    await push();
    service.indices.get('docs')?.records.set('/docs/gone', {objectID: '/docs/gone'});
    await push();
    expect(inUse()).not.toContain('/docs/gone');
  });

  for (const step of ['settings', 'batch', 'operation', 'task']) {
    it(`leaves the index in use untouched when "${step}" fails, and clears up`, async () => {
      await push();
      service.indices.get('docs')?.records.set('mark', {objectID: 'mark'});
      service.failure = ({path}) => (path.includes(`/${step}`) ? 403 : undefined);
      if (step === 'task') {
        // Refused before anything is moved: the first task is that of the settings.
        service.failure = ({path}) => (/_next_\w+\/task/.test(path) ? 403 : undefined);
      }
      await expect(push()).rejects.toThrow('failing');
      expect(inUse()).toContain('mark');
      expect([...service.indices.keys()]).toEqual(['docs']);
    });
  }

  it('keeps the index in use rather than emptying it', async () => {
    await push();
    await expect(
      pushRecords({appId: 'A1B2C3D4E5', writeKey: 'write-key', indexName: 'docs', hosts: []}, []),
    ).rejects.toThrow('There are no records');
    expect(inUse()).toHaveLength(4);
  });
});
