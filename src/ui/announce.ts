let region: HTMLElement | undefined;

/** Says something to screen readers, in one live region for the whole page. */
export function announce(message: string): void {
  if (!region) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.className = 'visually-hidden code-status';
    document.body.append(region);
  }
  region.textContent = '';
  const node = region;
  // A region that appears with its text already in it isn't read out.
  setTimeout(() => {
    node.textContent = message;
  }, 50);
}
