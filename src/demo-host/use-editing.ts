import {useCallback, useState} from 'react';
import type {DemoView} from '../../shared/demo';
import {fetchAhead} from '../playground/ahead';

type EditedDemo = typeof import('../playground/EditedDemo').EditedDemo;

/** The one demo that shows another page: the frame of the playground can't load one. */
const CANNOT_BE_EDITED = new Set(['iframe']);

/**
 * Opens a demo in the playground, in its own place; nothing of it is loaded before.
 * Takes the demo; returns what is open, and ways to open and close.
 */
export function useEditing(demo: DemoView) {
  const [open, setOpen] = useState<{EditedDemo: EditedDemo; code: string} | null>(null);
  const edit = useCallback(
    (code: string) => {
      fetchAhead();
      import('../playground/EditedDemo').then(
        async ({EditedDemo, fetchCompiled}) => {
          await fetchCompiled(demo.id);
          setOpen({EditedDemo, code});
        },
        // Offline: the demo goes on as it was.
        () => undefined,
      );
    },
    [demo.id],
  );
  const close = useCallback(() => setOpen(null), []);
  return {open, close, edit: CANNOT_BE_EDITED.has(demo.id) ? undefined : edit};
}
