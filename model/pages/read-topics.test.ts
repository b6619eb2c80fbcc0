import {expect, it} from 'vitest';
import {readTopics} from './read-topics.ts';

it('counts the posts of each topic, the largest first, without drafts', () => {
  const topics = readTopics();
  const counts = topics.map(({count}) => count);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(topics.find(({path}) => path === '/blog/tags/company')).toMatchObject({count: 3});
  // The post about Cloud Run is a draft.
  expect(topics.find(({path}) => path === '/blog/tags/cloud')?.count).toBe(2);
});
