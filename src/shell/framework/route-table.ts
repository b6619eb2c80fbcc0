// Where the rest of the route table comes from. A document brings the route of its own page; the table
// of all others, which grows with the site, is fetched when it is first asked for. On the server and in
// development the table is whole from the start, and there is nothing to fetch.

let source: (() => Promise<void>) | undefined;
let pending: Promise<void> | undefined;

/** Names what completes the table. */
export function completeWith(load: () => Promise<void>): void {
  source = load;
}

/**
 * Completes the table of routes, once.
 *
 * @throws {Error} If it can't be loaded; the next call tries again.
 */
export function completeRoutes(): Promise<void> {
  pending ??= (source?.() ?? Promise.resolve()).catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}
