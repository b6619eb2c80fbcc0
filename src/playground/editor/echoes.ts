/**
 * Tells texts that come back from typing from those that somebody else has written. The page hands each typed
 * text back as its own, perhaps when the next one is typed already; such an older one must not be shown.
 */
export class Echoes {
  /** Typed, and not come back yet; oldest first. */
  #typed: string[] = [];

  /** Remembers a text that was typed. */
  add(text: string): void {
    this.#typed.push(text);
  }

  /** Whether a text that the page hands over is one that was typed, or is shown already. */
  has(text: string, shown: string): boolean {
    const returned = shown === text ? this.#typed.length : this.#typed.indexOf(text) + 1;
    this.#typed.splice(0, returned);
    return shown === text || returned > 0;
  }

  /** Forgets what was typed: another text or file is shown. */
  clear(): void {
    this.#typed = [];
  }
}
