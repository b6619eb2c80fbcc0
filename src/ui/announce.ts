let region: HTMLElement | undefined;

/** Says something to screen readers, in one live region for the whole page. */
export function announce(message: string): void {
  if (!region) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.className = 'visually-hidden code-status';
  }
  // Behind an open dialog nothing is read out.
  const home = document.querySelector('dialog[open]') ?? document.body;
  if (region.parentElement !== home) home.append(region);
  region.textContent = '';
  const node = region;
  // A region that appears with its text already in it isn't read out.
  setTimeout(() => {
    node.textContent = message;
  }, 50);
}
