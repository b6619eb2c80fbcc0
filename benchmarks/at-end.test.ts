import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {expect, it} from 'vitest';

const ENDS = {
  itself: '',
  'an error': "throw new Error('failed');",
  'Ctrl+C': "console.log('runs'); setInterval(() => {}, 1000);",
};

it.each(Object.entries(ENDS))('undoes what was done when %s ends it', async (_how, code) => {
  const start = `import {atEnd} from './benchmarks/at-end.ts'; atEnd(() => console.log('undone')); ${code}`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', start];
  const child = spawn(process.execPath, args, {stdio: ['ignore', 'pipe', 'ignore']});
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
    if (text.includes('runs')) child.kill('SIGINT');
  });
  await once(child, 'close');
  expect(said).toContain('undone');
});
