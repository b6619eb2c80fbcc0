// @vitest-environment happy-dom
import {act, type ComponentProps} from 'react';
import {createRoot} from 'react-dom/client';
import {beforeAll, expect, it, vi} from 'vitest';
import OfflineDialog from './OfflineDialog';

const copy = vi.hoisted(() => ({
  follow: () => () => undefined,
  readSize: async () => ({download: 1, stored: 1}),
  readState: vi.fn(),
  remove: vi.fn(),
}));
vi.mock('./copy', () => copy);
vi.mock('../ui/Button', () => ({
  Button: ({look: _, ...props}: ComponentProps<'button'> & {look?: string}) => (
    <button {...props} />
  ),
}));

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

async function open() {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  await act(async () => root.render(<OfflineDialog onClose={() => undefined} />));
  const status = () => container.querySelector('[role=status]')?.textContent;
  const button = [...container.querySelectorAll('button')].at(-1);
  return {status, button};
}

it('says that the browser keeps nothing', async () => {
  copy.readState.mockRejectedValueOnce(new DOMException('Denied', 'SecurityError'));
  const {status, button} = await open();
  expect(status()).toContain('does not let this site save anything');
  expect(button?.disabled).toBe(true);
});

it('says that a copy is still there when it can’t be removed', async () => {
  copy.readState.mockResolvedValueOnce({kind: 'saved'});
  copy.remove.mockRejectedValueOnce(new Error('busy'));
  const {status, button} = await open();
  await act(async () => button?.click());
  expect(status()).toContain('could not be removed');
  expect(button?.textContent).toBe('Remove the copy');
});
