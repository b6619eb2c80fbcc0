import {describe, expect, it} from 'vitest';
import {hrefOf, readState, type SearchState} from './state';

describe('the address of the search page', () => {
  it.each<[string, SearchState]>([
    ['/search', {query: '', sections: [], page: 1}],
    ['/search?q=spring', {query: 'spring', sections: [], page: 1}],
    [
      '/search?q=%3CSequence%3E+%26+more&in=API&in=Blog&page=3',
      {query: '<Sequence> & more', sections: ['API', 'Blog'], page: 3},
    ],
  ])('%s keeps query, filters and page', (href, state) => {
    expect(hrefOf(state)).toBe(href);
    expect(readState(href.slice('/search'.length))).toEqual(state);
  });

  it.each(['page=0', 'page=-2', 'page=x', 'page=99999', 'in=Nowhere', 'other=1'])(
    'leaves out what it does not understand: %s',
    (search) => {
      expect(readState(`?q=a&${search}`)).toEqual({query: 'a', sections: [], page: 1});
    },
  );

  it('takes 64 characters of a query', () => {
    expect(readState(`?q=${'a'.repeat(100)}`).query).toHaveLength(64);
  });
});
