// Replaces theme-common's context of the same name: that one installs a history blocker on every
// page, open or not. Here the back button closes the open menu, and no step of the history is blocked.
import {useWindowSize} from '@docusaurus/theme-common';
import {createContext, type ReactNode, useCallback, useEffect, useMemo, useState} from 'react';
import {useLayoutValue} from './use-layout-value';

interface MobileSidebar {
  /** True where the menu has nothing to show. */
  disabled: boolean;
  /** The viewport is narrow enough for it. */
  shouldRender: boolean;
  shown: boolean;
  toggle: () => void;
}

const Context = createContext<MobileSidebar | undefined>(undefined);

/** Holds whether the menu of narrow screens is open. */
export function NavbarMobileSidebarProvider({children}: {children: ReactNode}) {
  const shouldRender = useWindowSize() === 'mobile';
  const [shown, setShown] = useState(false);
  const toggle = useCallback(() => setShown((value) => !value), []);
  useEffect(() => {
    if (!shouldRender) setShown(false);
  }, [shouldRender]);
  useEffect(() => {
    if (!shown) return;
    const close = () => setShown(false);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [shown]);
  const value = useMemo(
    () => ({disabled: false, shouldRender, shown, toggle}),
    [shouldRender, shown, toggle],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/**
 * The state of the menu of narrow screens.
 *
 * @throws {Error} Outside the site's layout.
 */
export const useNavbarMobileSidebar = (): MobileSidebar =>
  useLayoutValue(Context, 'useNavbarMobileSidebar');
