// Runs in Chromium: provokes the handlers of components, of the Player and of the packages for browsers.
import {type Notebook, openNotebook} from '../notebook';
import {codecs} from './codecs';
import {components} from './components';
import {players} from './players';
import {whisper} from './whisper';

declare global {
  interface Window {
    /** Clicks `#press`, as a viewer does. */
    press: () => Promise<void>;
    finish: (book: Pick<Notebook, 'seen' | 'told'>) => Promise<void>;
  }
}

const groups: Record<string, (book: Notebook) => Promise<void>> = {
  players,
  components,
  codecs,
  whisper,
};

const book = openNotebook();
try {
  await groups[location.search.slice(1)]?.(book);
} finally {
  await window.finish({seen: book.seen, told: book.told});
}
