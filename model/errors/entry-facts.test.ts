import {describe, expect, it} from 'vitest';
import {entryFacts, messagesOf} from './entry-facts.ts';

describe('messagesOf', () => {
  it('shows what a log shows, each once', () => {
    expect(
      messagesOf('MP3 can’t be read', [
        'Expected 1 at … innerParseMp3PacketHeader',
        'Expected 1 at … getAudioSampleFromVbr',
        '^Invalid matrix',
        'The folder at … already exists',
      ]),
    ).toEqual(['Expected 1', 'Invalid matrix', 'The folder at … already exists']);
  });

  it('shows what packages say where a pattern is only a part of it, and that a part goes on', () => {
    const whole = {
      'bezier x values must be in': 'bezier x values must be in [0, 1] range',
      'The filename must match': 'The filename must match …',
    };
    const patterns = ['^bezier x values must be in', 'The filename must match'];
    expect(messagesOf('Easing', patterns, whole)).toEqual(Object.values(whole));
    expect(
      messagesOf('bezier x values must be in [0, 1] range', patterns.slice(0, 1), whole),
    ).toEqual([]);
    expect(messagesOf('A', ['is not authorized to perform:', 'fetch failed'])).toEqual([
      'is not authorized to perform: …',
      'fetch failed',
    ]);
  });

  it('leaves out what the title says, and no more', () => {
    const title = 'The "fps" prop must be positive';
    const first = 'The fps prop must be positive.';
    expect(messagesOf(title, [first])).toEqual([]);
    expect(messagesOf(title, ['The fps prop must be'])).toEqual([]);
    expect(messagesOf(title, [`${first} Got …`])).toEqual([`${first} Got …`]);
    expect(messagesOf(title, [first, 'fps is missing'])).toEqual(['fps is missing']);
    expect(messagesOf(title, [])).toEqual([]);
  });
});

it('entryFacts puts who says it, and where, into words', () => {
  expect(
    entryFacts({
      title: 'No entry',
      pattern: 'No entry',
      thrown: ['@remotion/cli#render', '@remotion/cli#still', 'Node.js'],
      where: ['cli', 'node'],
    }),
  ).toEqual({
    messages: [],
    isRest: true,
    origins: '@remotion/cli, Node.js',
    places: 'Command line, Node.js APIs',
  });
  expect(entryFacts({title: 'Error reference'})).toBeNull();
  const facts = {
    title: 'A file is missing',
    pattern: ['ENOENT', 'no such file'],
    thrown: 'Node.js',
  };
  expect(entryFacts(facts)).toMatchObject({messages: facts.pattern, isRest: false});
});
