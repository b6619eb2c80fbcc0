import {describe, expect, it} from 'vitest';
import type {SearchHit} from '../search/engine/engine';
import {quotesOf} from './quotes';

const hit = (url: string, title: string, heading: string, passage: string): SearchHit => ({
  url,
  section: 'API',
  kind: heading ? 'text' : 'page',
  title: [[title, false]],
  crumbs: [],
  heading: [[heading, false]],
  snippet: [],
  passage,
});

const urls = (question: string, hits: SearchHit[]) => quotesOf(question, hits).map(({url}) => url);

describe('quotesOf', () => {
  it('prefers what says the words of the question over what merely ranks', () => {
    const hits = [
      hit(
        '/docs/spring',
        'spring()',
        '',
        'Calculates where something is at a given frame of time.',
      ),
      hit(
        '/docs/spring#stiffness',
        'spring()',
        'stiffness',
        'Tension of the spring: higher is quicker.',
      ),
      hit('/docs/other', 'Other', '', 'Something else altogether, about nothing that was asked.'),
    ];
    expect(urls('How do I change the stiffness of a spring?', hits)[0]).toBe(
      '/docs/spring#stiffness',
    );
    expect(urls('How do I change the stiffness of a spring?', hits)).not.toContain('/docs/other');
  });

  it('takes lists of error messages only for messages', () => {
    const errors = hit(
      '/docs/a#errors',
      'a()',
      'Errors',
      'Composition id can only contain letters and digits.',
    );
    const intro = hit(
      '/docs/b',
      'Composition',
      '',
      'A composition is a component with size and length.',
    );
    expect(urls('What is a composition?', [errors, intro])[0]).toBe('/docs/b');
    expect(urls('Composition id can only contain letters', [errors, intro])[0]).toBe(
      '/docs/a#errors',
    );
  });

  it('quotes at most four passages, two of a page, and none that is a mere name', () => {
    const hits = Array.from({length: 9}, (_, index) =>
      hit(
        `/docs/${index % 3}#${index}`,
        'Loop',
        `Loop ${index}`,
        'How a loop repeats its children for ever.',
      ),
    );
    const found = urls('loop', [...hits, hit('/docs/9', 'Loop', '', 'Loop.')]);
    expect(found).toHaveLength(4);
    expect(found.filter((url) => url.startsWith('/docs/0#'))).toHaveLength(2);
    expect(found).not.toContain('/docs/9');
    expect(quotesOf('loop', [])).toEqual([]);
  });
});
