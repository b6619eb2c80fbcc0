/** What a reader does in a browser, whoever drives it. */
export interface Reader {
  /** Name and version of the browser. */
  name: string;
  /** Opens a page of the site, and waits until it can be used. */
  open(path: string): Promise<void>;
  /** Evaluates an expression in the page. */
  read(expression: string): Promise<unknown>;
  /** Clicks the first element of a selector, with the pointer. */
  click(selector: string): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Presses a key by its name of `KeyboardEvent.key`; with Control held if it begins so: `Control+k`. */
  press(key: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Forgets everything that pages have stored, and the errors so far. */
  forget(): Promise<void>;
  /** Errors that the pages have had since. */
  errors(): string[];
  close(): Promise<void>;
}

const PATIENCE_MS = 45_000;
const LOOK_MS = 100;

/**
 * Waits until an expression holds in the page.
 *
 * @throws {Error} With the expression, if it doesn't in time.
 */
export async function until(reader: Reader, expression: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    if ((await reader.read(expression)) === true) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error(`This doesn’t come true: ${expression}`);
}

/** Alive, as the site says itself. */
export const HYDRATED = `document.documentElement?.dataset.hasHydrated === 'true'`;
