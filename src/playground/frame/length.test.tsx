import type {ReactNode} from 'react';
import {expect, it} from 'vitest';
import {lengthOf} from './length';

const Part = (_props: {durationInFrames: number; offset?: number; children?: ReactNode}) => null;
const Transition = (_props: {timing: {getDurationInFrames: () => number}}) => null;
const timing = {getDurationInFrames: () => 20};

it('adds up the parts of a Series', () => {
  const parts = (
    <>
      <Part durationInFrames={40} />
      {[20, 30].map((frames) => (
        <Part key={frames} durationInFrames={frames} offset={-5} />
      ))}
    </>
  );
  expect(lengthOf(parts, 30)).toBe(80);
});

it('takes off what two parts share, and nothing for a transition at an end', () => {
  const parts = [
    <Transition key="a" timing={timing} />,
    <Part key="b" durationInFrames={50} />,
    <Transition key="c" timing={timing} />,
    <Part key="d" durationInFrames={60} />,
    <Transition key="e" timing={timing} />,
  ];
  expect(lengthOf(parts, 30)).toBe(90);
});

it('knows no length of what has no end, or none', () => {
  expect(lengthOf(<Part durationInFrames={Infinity} />, 30)).toBeNull();
  expect(lengthOf(null, 30)).toBeNull();
});
