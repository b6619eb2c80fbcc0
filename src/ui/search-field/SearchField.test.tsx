// @vitest-environment happy-dom
import {act, useState} from 'react';
import {createRoot} from 'react-dom/client';
import {beforeAll, expect, it, vi} from 'vitest';
import {SearchField} from './SearchField';

function Page() {
  const [words, setWords] = useState('spring');
  return <SearchField aria-label="Words" value={words} onChange={setWords} />;
}

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

it('is emptied by its button, which goes and leaves the focus in the field', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(place).render(<Page />));
  const input = place.querySelector('input');
  await act(async () => place.querySelector('button')?.click());
  expect(input?.value).toBe('');
  expect(place.querySelector('button')).toBeNull();
  expect(document.activeElement).toBe(input);
});
