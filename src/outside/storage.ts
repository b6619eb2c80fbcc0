/** A storage of the browser. It is asked for late: where it is blocked, that already throws. */
type Where = () => Storage;

const local: Where = () => localStorage;
/** The storage that lasts as long as the tab. */
export const session: Where = () => sessionStorage;

/** Reads what is stored under a key; null where there is nothing, or the storage is blocked. */
export function readStored(key: string, where = local): string | null {
  try {
    return where().getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text under a key; null removes what is there.
 *
 * @returns False where the storage is full or blocked: then it holds as long as the page remembers it.
 */
export function store(key: string, text: string | null, where = local): boolean {
  try {
    if (text === null) where().removeItem(key);
    else where().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
