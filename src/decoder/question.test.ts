import {expect, it} from 'vitest';
import {firstLine, questionAddress, withoutSecrets} from './question';

it('takes the line that names the error', () => {
  expect(firstLine('\n  12 | const a\n    at x (a.js:1)\nRendering\nRangeError: too far')).toBe(
    'RangeError: too far',
  );
  expect(firstLine('\n   at x\n Something odd')).toBe('Something odd');
});

it('leaves out what is private', () => {
  expect(
    withoutSecrets(
      '/Users/ann/app C:\\Users\\bob\\x /home/eve/y AKIAABCDEFGHIJKLMNOP me@mail.example https://a/b?X-Amz-Signature=abc&c=1 arn:aws:iam::123456789012:user/x remotion@4.0.311',
    ),
  ).toBe(
    '/Users/…/app C:\\Users\\…\\x /home/…/y AKIA… …@… https://a/b?X-Amz-Signature=…&c=1 arn:aws:iam::…:user/x remotion@4.0.311',
  );
});

// Each of these took minutes when all of a log was searched for what is private.
it.each(['a.', 'arn:aws:', 'a@a.', '?X-Amz-'])('is quick with 200 KB of %s', (part) => {
  const address = questionAddress(`Error: big ${part.repeat(200_000 / part.length)}`);
  expect(address.length).toBeLessThan(20_000);
});

it('shows no end of a private word whose beginning is cut off', () => {
  const body = new URL(questionAddress(`/home/eve${'e'.repeat(3000)} end`)).searchParams.get(
    'body',
  );
  expect(body).toContain('end');
  expect(body).not.toContain('eee');
});

it('fills in a question that stays below the limit of addresses', () => {
  const address = questionAddress(`Error: big\n${'ü'.repeat(5)}${'x'.repeat(50_000)}`);
  expect(new URL(address).searchParams.get('title')).toBe('Error: big');
  expect(address.length).toBeLessThan(8000);
});
