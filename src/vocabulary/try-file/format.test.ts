import {describe, expect, it} from 'vitest';
import {outputName, printBytes, printChange, printMilliseconds, printNumber} from './format';

describe('printBytes', () => {
  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1234, '1.2 kB'],
    [41_032, '41 kB'],
    [999_499, '999 kB'],
    [999_500, '1 MB'],
    [12_345_678, '12.3 MB'],
    [2_500_000_000, '2.5 GB'],
  ])('%i', (bytes, expected) => {
    expect(printBytes(bytes)).toBe(expected);
  });
});

describe('the other numbers', () => {
  it('have no needless digits', () => {
    expect(printNumber(29.970_029)).toBe('29.97');
    expect(printNumber(4)).toBe('4');
    expect(printNumber(2.0799, 2)).toBe('2.08');
  });

  it('say how long something took, never nothing at all', () => {
    expect(printMilliseconds(0.2)).toBe('1 ms');
    expect(printMilliseconds(3440)).toBe('3.4 s');
  });

  it('say by how much a file changed', () => {
    expect(printChange(100, 88)).toBe('−12 %');
    expect(printChange(100, 250)).toBe('+150 %');
    expect(printChange(100, 100.2)).toBe('same size');
    expect(printChange(0, 0)).toBe('same size');
  });
});

describe('outputName', () => {
  it.each([
    ['clip.mov', 'clip.webm'],
    ['my.holiday.mp4', 'my.holiday.webm'],
    ['clip', 'clip.webm'],
    ['.mp4', 'file.webm'],
  ])('%s', (name, expected) => {
    expect(outputName(name, 'webm')).toBe(expected);
  });
});
