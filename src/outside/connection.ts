declare global {
  interface Navigator {
    /** Only some browsers tell. */
    readonly connection?: {readonly effectiveType?: string; readonly saveData?: boolean};
  }
}

/** Whether the reader asked the browser to load as little as possible. */
export const savesData = (): boolean => navigator.connection?.saveData === true;

/** Whether nothing should be loaded that nobody has asked for yet. */
export const isSlowConnection = (): boolean =>
  savesData() || navigator.connection?.effectiveType?.includes('2g') === true;
