import {type ComponentType, useState} from 'react';

/**
 * A part of the page whose code is loaded when a reader is about to ask for it.
 *
 * @param load Imports it; its default export is the component.
 * @param onMissing Called if its code can't be loaded: says so, or leads another way.
 * @returns The component while it is open; `open` and `close`; handlers for the button that opens it.
 */
export function useOnDemand<Props>(
  load: () => Promise<{default: ComponentType<Props>}>,
  onMissing: () => void,
) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  // Opening it reports a failure.
  const prepare = () => void load().catch(() => undefined);
  return {
    Part,
    open: () => void load().then((module) => setPart(() => module.default), onMissing),
    close: () => setPart(undefined),
    intent: {onPointerEnter: prepare, onTouchStart: prepare, onFocus: prepare},
  };
}
