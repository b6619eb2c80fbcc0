// @vitest-environment happy-dom
import {act, type ComponentProps} from 'react';
import {createRoot} from 'react-dom/client';
import {beforeAll, beforeEach, expect, it, vi} from 'vitest';
import {OptionFilter} from './OptionFilter';

vi.mock('../../ui/Button', () => ({
  Button: ({look: _look, ...props}: ComponentProps<'button'> & {look: string}) => (
    <button type="button" {...props} />
  ),
}));

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

const SUBJECTS = {Sound: ['muted', 'audioCodec'], Picture: ['codec', 'crf']};

let place: HTMLElement;

beforeEach(async () => {
  place = document.body.appendChild(document.createElement('div'));
  const index = (
    <dl>
      {Object.entries(SUBJECTS).map(([subject, names]) => (
        <div key={subject} className="option-subject">
          <dt>
            <a href="#s">{subject}</a>
          </dt>
          <dd>
            {names.map((name) => (
              <a key={name} href={`#${name}`}>
                {name}
              </a>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
  await act(async () =>
    createRoot(place).render(
      <OptionFilter things="options" count="4">
        {index}
      </OptionFilter>,
    ),
  );
});

/** Types into the field as a reader does. */
async function type(words: string): Promise<void> {
  const input = place.querySelector('input');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    set?.call(input, words);
    input?.dispatchEvent(new Event('input', {bubbles: true}));
  });
}

const shown = () =>
  [...place.querySelectorAll<HTMLElement>('dd > a')]
    .filter((name) => !name.hidden && !name.closest('[hidden]'))
    .map((name) => name.textContent);

const status = () => place.querySelector('[role="status"]')?.textContent;

it('shows all names, and how many there are', () => {
  expect(shown()).toEqual(['muted', 'audioCodec', 'codec', 'crf']);
  expect(status()).toBe('4 options');
});

it('leaves names with all words, in themselves or in their subject, and says how many', async () => {
  await type('CODEC');
  expect(shown()).toEqual(['audioCodec', 'codec']);
  expect(status()).toBe('2 of 4 options');
  await type('codec sound');
  expect(shown()).toEqual(['audioCodec']);
  await type('picture');
  expect(shown()).toEqual(['codec', 'crf']);
  await type('');
  expect(shown()).toHaveLength(4);
});

it('says that nothing fits, and leads back with the focus in the field', async () => {
  await type('qqzz');
  expect(shown()).toEqual([]);
  expect(status()).toBe('No options match “qqzz”');
  const back = [...place.querySelectorAll('button')].find(
    ({textContent}) => textContent === 'Show all 4',
  );
  await act(async () => back?.click());
  expect(shown()).toHaveLength(4);
  expect(document.activeElement).toBe(place.querySelector('input'));
});
