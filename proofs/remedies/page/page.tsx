// Runs in Chromium: looks at one remedy, or at the mistake that it cures.
import {cases} from 'remedies:cases';
import * as stage from '../../handlers/page/stage';

declare global {
  interface Window {
    tell: (seen: string) => Promise<void>;
  }
}

/** What a machine without a sound card says, and what isn't about the code. */
const NOISE = /AudioContext|React DevTools|Some companies are required|acknowledgeRemotionLicense/;
const lines: string[] = [];
const note = (...words: unknown[]) => {
  // React puts its message together from a pattern.
  const [first, ...rest] = words.map(String);
  const line = rest.reduce<string>((text, word) => text.replace(/%[osd]/, word), first ?? '');
  if (!NOISE.test(line)) lines.push(line.slice(0, 600));
};
for (const kind of ['log', 'warn', 'error'] as const) {
  const write = console[kind].bind(console);
  console[kind] = (...words) => {
    note(...words);
    write(...words);
  };
}
window.addEventListener('error', ({message}) => note(message));
window.addEventListener('unhandledrejection', ({reason}) => note(reason));

const [number = '', which = ''] = location.search.slice(1).split('-');
const one = cases[Number(number)];
let seen = 'nothing';
try {
  const code = which === 'wrong' ? one?.wrong : one?.right;
  const look = await one?.look();
  if (!code || !look) throw new Error('There is no such case.');
  seen = String(await look({code, stage, said: () => lines.join('\n')}));
} catch (error) {
  seen = `throws ${error}`;
}
await window.tell(seen);
