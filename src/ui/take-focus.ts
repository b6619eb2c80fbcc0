/** A `ref` for what takes the place of the link or button that was pressed: the focus goes on with it. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
