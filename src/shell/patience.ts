/** How long a page may take: then its document is asked for, which browsers know how to wait for. */
const PATIENCE_MS = 8000;

/**
 * Gives something a time to happen in.
 *
 * @throws {Error} What it throws itself, or that it took too long.
 */
export function inTime<T>(happening: Promise<T>, limit = PATIENCE_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`Nothing came within ${limit / 1000} seconds.`)),
      limit,
    );
    happening.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The server's answer to a request for a page; `silent` if it doesn't answer or there is no network. */
type Answer = 'has it' | 'fails' | 'silent';

/**
 * Asks the server for a page, without its content. `navigator.onLine` wouldn't tell: it is true on every
 * network that leads nowhere.
 */
export async function askServer(pathname: string): Promise<Answer> {
  const ask = fetch(pathname, {method: 'HEAD', cache: 'no-store'});
  try {
    // A page that isn't there has a document, too, which says so.
    return (await inTime(ask)).status < 500 ? 'has it' : 'fails';
  } catch (error) {
    return error instanceof TypeError ? 'silent' : 'fails';
  }
}

/**
 * Goes to an address that does without scripts what couldn't be loaded, unless there is no network: then
 * the page that is there stays, instead of the browser's.
 *
 * @param stay Called if the page stays.
 */
export async function leaveFor(address: string, stay: () => void): Promise<void> {
  const {pathname} = new URL(address, window.location.href);
  if ((await askServer(pathname)) === 'silent') stay();
  else window.location.assign(address);
}
