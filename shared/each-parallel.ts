/**
 * Does something with each item, a few at a time; each that ends makes room for the next.
 *
 * @param workers How many are worked on at once.
 * @throws What `run` throws first.
 */
export async function eachParallel<T>(
  items: Iterable<T>,
  workers: number,
  run: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  await Promise.all(
    Array.from({length: workers}, async () => {
      for (let next = queue.next(); !next.done; next = queue.next()) await run(next.value);
    }),
  );
}
