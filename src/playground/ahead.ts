/**
 * Fetches what every frame needs while the editor is still on its way; nothing of it is in the page before.
 * What can't be fetched is asked for again by the frame, which says so.
 */
export const fetchAhead = (): void =>
  void import('./host/packages').then(
    ({preloadRuntime}) => preloadRuntime(),
    () => undefined,
  );
