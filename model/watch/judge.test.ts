import {expect, it} from 'vitest';
import {judge} from './judge.ts';
import {testRecord as record} from './test-record.ts';

const MOVING = 'const frame = useCurrentFrame();';

it('has nothing to ask about a film that moves and says nothing', () => {
  expect(judge(record(), MOVING)).toEqual([]);
});

it('asks about what stands still only if its code knows of time', () => {
  expect(judge(record({moves: false}), MOVING)).toEqual(['still']);
  expect(judge(record({moves: false}), '<Sequence from={30}>')).toEqual(['still']);
  expect(judge(record({moves: false}), 'const frameless = 1;')).toEqual([]);
});

it('says of an empty film that it is empty, not that it stands still', () => {
  const empty = record({moves: false, isEmpty: true});
  expect(judge(empty, `${MOVING} <div>{frame}</div>`)).toEqual(['empty']);
  // A sound can't be seen.
  expect(judge(empty, `${MOVING} <Audio src={src} />`)).toEqual([]);
});

it('asks about everything that was noted', () => {
  const noted = {
    says: ['Warning'],
    twice: ['/a.mp4 (2)'],
    abandoned: ['/b.png'],
    refused: ['/c'],
    reloads: ['/a.mp4'],
    cut: ['0: “Hi” 4 px left of the frame'],
    clipped: ['0: <path> 3 px top of its <svg>'],
    flickers: [45],
  };
  expect(judge(record(noted), MOVING)).toEqual([...Object.keys(noted)].sort());
});
