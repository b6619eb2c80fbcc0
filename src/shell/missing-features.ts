// Runs before the rest of the site. Old browsers, views inside of apps and extensions take features
// away, or let them throw; a page that only wanted to know what is on the screen must not go with them.
// (`matchMedia` is asked for before any file is loaded: src/start/start.ts.)

/** Tells everything at once: what waits to be seen is shown, what waits for its size has it. */
class TellsOnce<Entry> {
  constructor(private readonly tell: (entries: Entry[], observer: TellsOnce<Entry>) => void) {}
  observe(target: Element): void {
    const box = target.getBoundingClientRect();
    const entry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      boundingClientRect: box,
      intersectionRect: box,
      contentRect: box,
    };
    queueMicrotask(() => this.tell([entry as Entry], this));
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): Entry[] {
    return [];
  }
}

/** Without a modal form a dialog is shown as it is, above the page, and Escape closes it. */
function giveDialogs(dialogs: HTMLDialogElement): void {
  dialogs.showModal = function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
    this.style.zIndex = '300';
    // Wherever the focus is: it may not have come into the dialog yet.
    const onKey = ({key}: KeyboardEvent) => {
      if (!this.isConnected || !this.open) document.removeEventListener('keydown', onKey);
      else if (key === 'Escape' && [...document.querySelectorAll('dialog[open]')].at(-1) === this)
        this.close();
    };
    document.addEventListener('keydown', onKey);
    this.querySelector<HTMLElement>('[autofocus], input, textarea, button')?.focus();
  };
  dialogs.close = function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
}

function giveObservers(): void {
  for (const name of ['IntersectionObserver', 'ResizeObserver'] as const) {
    try {
      new window[name](() => undefined).disconnect();
    } catch {
      Object.defineProperty(window, name, {value: TellsOnce, configurable: true, writable: true});
    }
  }
}

// The build renders pages without a window.
if (typeof window !== 'undefined') {
  giveObservers();
  const dialog = document.createElement('dialog');
  if (!dialog.showModal) giveDialogs(Object.getPrototypeOf(dialog));
}
