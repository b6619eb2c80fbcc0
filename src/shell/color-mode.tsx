// Replaces theme-common's color mode: the stored choice of the reader survives a change of the
// system's mode, and the first client render agrees with the server's markup. Looks hang on
// html[data-theme] alone; nothing but the switch may read `colorMode`.
import useIsBrowser from '@docusaurus/useIsBrowser';
import {createContext, type ReactNode, useCallback, useEffect, useMemo, useState} from 'react';
import {readStored, store} from '../outside/storage';
import {useLayoutValue} from './use-layout-value';

type Mode = 'light' | 'dark';
type Choice = Mode | 'system';

interface ColorModeValue {
  colorMode: Mode;
  /** What the reader chose; `system` until they choose. */
  choice: Choice;
  /** Sets the mode and remembers it; `null` goes back to the system's. */
  setColorMode: (mode: Mode | null) => void;
}

// The inline script of the theme reads the same key before the first paint.
const KEY = 'theme';
const DARK = '(prefers-color-scheme: dark)';
const Context = createContext<ColorModeValue | undefined>(undefined);

function readChoice(): Choice {
  const stored = readStored(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

const systemMode = (): Mode => (window.matchMedia(DARK).matches ? 'dark' : 'light');

/** Keeps `html[data-theme]`, the storage and the system's preference in step. */
export function ColorModeProvider({children}: {children: ReactNode}) {
  const isBrowser = useIsBrowser();
  const [choice, setChoice] = useState<Choice>(() => (isBrowser ? readChoice() : 'system'));
  const [system, setSystem] = useState<Mode>(() => (isBrowser ? systemMode() : 'light'));

  useEffect(() => {
    setChoice(readChoice());
    setSystem(systemMode());
    const query = window.matchMedia(DARK);
    // Printing switches the preference to light for a moment, which isn't the reader's choice.
    const onSystem = () => window.matchMedia('print').matches || setSystem(systemMode());
    const onStorage = (event: StorageEvent) => {
      if (event.key === KEY || event.key === null) setChoice(readChoice());
    };
    query.addEventListener('change', onSystem);
    window.addEventListener('storage', onStorage);
    return () => {
      query.removeEventListener('change', onSystem);
      window.removeEventListener('storage', onStorage);
    };
  }, []);

  const colorMode: Mode = choice === 'system' ? system : choice;
  useEffect(() => {
    // Before the effect above has read the storage, the inline script's value counts.
    if (!isBrowser) return;
    const stored = readChoice();
    if (stored === choice) document.documentElement.setAttribute('data-theme', colorMode);
  }, [isBrowser, choice, colorMode]);

  const setColorMode = useCallback((mode: Mode | null) => {
    const next = mode ?? 'system';
    store(KEY, mode);
    setChoice(next);
    if (next !== 'system') document.documentElement.setAttribute('data-theme', next);
  }, []);

  const value = useMemo(
    () => ({colorMode, choice, setColorMode}),
    [colorMode, choice, setColorMode],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/**
 * The mode and the switch for it.
 *
 * @throws {Error} Outside the site's layout.
 */
export const useColorMode = (): ColorModeValue => useLayoutValue(Context, 'useColorMode');
