import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import type {ApiReport, ApiSymbol} from '../../shared/api-symbol.ts';
import {root} from '../io.ts';
import {extractReports} from './extract.ts';
import {createApiProgram} from './program.ts';

const DECLARATIONS = `
import type React from 'react';
/** Not copied. */
export interface Ball {radius: number; color?: string}
/** @deprecated use throwBall */
export declare function toss(ball: Ball, times?: number): void;
export declare function throwBall({ball, speed}: {ball: Ball; speed?: number}): {height: number};
export declare function throwBall(options: {ball: Ball}): {height: number};
export type Throw = {kind: 'high'; height: number} | {kind: 'far'; distance: number};
export declare function record(options: Omit<Throw & {name: string}, 'kind'>): Promise<{id: string}>;
export declare class Curve {static linear: (t: number) => number; static ease(t: number): number}
export declare function turn(angle: string): void;
export declare function turn(angle: number, unit?: 'deg' | 'rad'): void;
export declare function aim(target: {x: number; speed: number}): void;
export declare function aim(target: {x: string}): void;
export declare const useBall: () => Ball;
export declare const Internals: {secret: string};
export declare function pick(options: Pick<Ball, 'color'> & {size: number}): void;
export declare const Disc: (props: React.SVGAttributes<SVGCircleElement> & {radius: number; turns?: number}) => React.ReactElement;
`;
const CODE = `
function throwBall({ball, speed = 3}) {}
function toss(ball, times = 1) {}
const Disc = ({radius, turns = 2, ...props}) => null;
`;

describe('extractReports', () => {
  let symbols: Map<string, ApiSymbol>;
  let report: ApiReport | undefined;
  let inherited: Record<string, string[]>;

  beforeAll(() => {
    const file = path.join(root, 'toolkit/toy.d.ts');
    const program = createApiProgram(['./toy'], new Map([[file, DECLARATIONS]]));
    const extraction = extractReports(
      [{package: 'toy', version: '1.0.0', specifier: './toy'}],
      program,
      (name) => (name.endsWith('/toy.js') ? CODE : undefined),
    );
    [report] = extraction.reports;
    inherited = extraction.inherited;
    symbols = new Map(report?.exports.map((symbol) => [symbol.name, symbol]));
  });

  it('sorts exports and leaves out internals and doc comments', () => {
    expect([...symbols.keys()]).toEqual([
      'Ball',
      'Curve',
      'Disc',
      'Throw',
      'aim',
      'pick',
      'record',
      'throwBall',
      'toss',
      'turn',
      'useBall',
    ]);
    expect(JSON.stringify(report)).not.toContain('Not copied');
  });

  it('tells kinds apart', () => {
    expect(Object.fromEntries([...symbols].map(([name, {kind}]) => [name, kind]))).toEqual({
      Ball: 'type',
      Curve: 'namespace',
      Disc: 'component',
      Throw: 'type',
      aim: 'function',
      pick: 'function',
      record: 'function',
      throwBall: 'function',
      toss: 'function',
      turn: 'function',
      useBall: 'hook',
    });
  });

  it('marks deprecation and optional parameters', () => {
    expect(symbols.get('toss')).toMatchObject({
      deprecated: true,
      parameters: [
        {name: 'ball', optional: false},
        {name: 'times', optional: true, type: 'number'},
      ],
    });
  });

  it('opens a destructured options object and the returned one', () => {
    expect(symbols.get('throwBall')).toMatchObject({
      members: [
        {name: 'ball', optional: false},
        {name: 'speed', optional: true},
      ],
      returnMembers: [{name: 'height'}],
    });
  });

  it('joins the members of a union; one that is not in all parts is optional', () => {
    expect(symbols.get('Throw')?.members?.map(({name, optional}) => [name, optional])).toEqual([
      ['kind', false],
      ['height', true],
      ['distance', true],
    ]);
  });

  it('joins the ways to call a function', () => {
    expect(symbols.get('turn')?.parameters).toMatchObject([
      {name: 'angle', type: 'number | string', optional: false},
      {name: 'unit', type: "'deg' | 'rad'", optional: true},
    ]);
    expect(symbols.get('aim')?.members).toMatchObject([
      {name: 'x', type: 'number | string', optional: false},
      {name: 'speed', type: 'number', optional: true},
    ]);
  });

  it('resolves Omit, Pick and intersections', () => {
    const names = (name: string) => symbols.get(name)?.members?.map((member) => member.name);
    expect(names('record')).toEqual(['name']);
    expect(names('pick')?.sort()).toEqual(['color', 'size']);
  });

  it('keeps what a component inherits from the DOM apart from its own members', () => {
    const disc = symbols.get('Disc');
    expect(disc?.members?.map(({name}) => name)).toEqual(['radius', 'turns']);
    expect(disc?.inherits).toContain('SVGAttributes');
    expect(inherited.SVGAttributes).toContain('strokeWidth');
  });

  it('takes default values from the code', () => {
    expect(symbols.get('throwBall')?.members?.find(({name}) => name === 'speed')?.default).toBe(
      '3',
    );
    expect(symbols.get('toss')?.parameters?.[1]?.default).toBe('1');
    expect(symbols.get('Disc')?.members?.[1]).toMatchObject({name: 'turns', default: '2'});
  });

  it('reads hooks', () => {
    expect(symbols.get('useBall')?.returnMembers?.map(({name}) => name)).toEqual([
      'radius',
      'color',
    ]);
  });
});
