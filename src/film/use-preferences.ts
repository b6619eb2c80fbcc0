import {useEffect, useState} from 'react';
import {savesData} from '../outside/connection';

interface Preferences {
  /** The reader asked for less motion: nothing starts by itself. */
  reducedMotion: boolean;
  /** The reader asked to save data: nothing loads by itself. */
  saveData: boolean;
}

/**
 * Returns what the reader's system asks for; before it is asked everything is held back.
 * Takes whether to ask: a demo far off the screen need not draw itself again for the answer.
 */
export function usePreferences(asked: boolean): Preferences {
  const [preferences, setPreferences] = useState({reducedMotion: true, saveData: true});
  useEffect(() => {
    if (!asked) return;
    const query = window.matchMedia('(prefers-reduced-motion: reduce)');
    const read = () => setPreferences({reducedMotion: query.matches, saveData: savesData()});
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, [asked]);
  return preferences;
}
