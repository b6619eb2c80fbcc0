import {expect, it} from 'vitest';
import {addGuards} from './add-guards.ts';

it('begins loops and functions with a guard, and adds no line', () => {
  const code = `for (const a of b) c(a);
while (true) {
  x();
}
do x(); while (y)
const f = (n: number): number => n < 2 ? n : f(n - 1);
const g = async ({a = 1}: {a?: number} = {}) => ({a});
class A<T> { constructor(private b: T) { } get c() { return 1; } d?(): void; }
export default function* Title({text}: {text: string}) { return <b>{[1].map((i) => <i key={i}>{text}</i>)}</b>; }
const o = {m() { for (;;); }, async *n() {}};
declare function z(a: string): void;
type F = (a: number) => void;
`;
  const guarded = addGuards(code);
  expect(guarded.split('\n')).toHaveLength(code.split('\n').length);
  expect(guarded).toMatchInlineSnapshot(`
    "for (const a of b) {__guard(1);c(a);}
    while (true) {__guard(2);
      x();
    }
    do {__guard(5);x();} while (y)
    const f = (n: number): number => (__guard(6),n < 2 ? n : f(n - 1));
    const g = async ({a = 1}: {a?: number} = {}) => (__guard(7),({a}));
    class A<T> { constructor(private b: T) {__guard(8); } get c() {__guard(8); return 1; } d?(): void; }
    export default function* Title({text}: {text: string}) {__guard(9); return <b>{[1].map((i) => (__guard(9),<i key={i}>{text}</i>))}</b>; }
    const o = {m() {__guard(10); for (;;){__guard(10);;} }, async *n() {__guard(10);}};
    declare function z(a: string): void;
    type F = (a: number) => void;
    "
  `);
});

it('gives back what it can’t read, with the same lines', () => {
  for (const code of [
    'const a = (',
    'for (',
    'while (a',
    '() =>',
    'x => {',
    'do',
    'if (a) {',
    '}}}',
  ]) {
    expect(addGuards(code).split('\n')).toHaveLength(1);
  }
});
