import {expect, it} from 'vitest';
import {reportUrl} from './report-url';

const PAGE = {title: '<Img> & <IFrame>', address: 'https://x.dev/docs/img', version: '1.2.3'};

it('carries title, address, version and what is selected, quoted', () => {
  const url = new URL(reportUrl('https://git.example/a/b', {...PAGE, selected: ' one\ntwo '}));
  expect(url.origin + url.pathname).toBe('https://git.example/a/b/issues/new');
  expect(url.searchParams.get('title')).toBe('[docs] <Img> & <IFrame>');
  expect(url.searchParams.get('body')).toBe(
    'Page: https://x.dev/docs/img\n\nVersion: 1.2.3\n\n> one\n> two\n\nWhat is wrong:\n\n',
  );
});

it('has no quote without a selection, and a limit for a long one', () => {
  expect(reportUrl('https://git.example/a/b', PAGE)).not.toContain('%0A%3E');
  const long = reportUrl('https://git.example/a/b', {...PAGE, selected: 'x'.repeat(50_000)});
  expect(long.length).toBeLessThan(2000);
});
