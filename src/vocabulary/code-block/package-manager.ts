import {packageManagerKey} from '../../../shared/package-manager';
import {store} from '../../outside/storage';

/** Marks the chosen package manager among a block's buttons; which code shows is up to the CSS. */
export function showPackageManager(scope: ParentNode): void {
  const chosen = document.documentElement.dataset.pm ?? 'npm';
  for (const button of scope.querySelectorAll<HTMLElement>('[data-pm-choice]')) {
    button.setAttribute('aria-pressed', String(button.dataset.pmChoice === chosen));
  }
}

/** Switches every block of the page, and remembers the choice. */
export function choosePackageManager(button: HTMLElement): void {
  const name = button.dataset.pmChoice;
  if (!name) return;
  const top = button.getBoundingClientRect().top;
  document.documentElement.dataset.pm = name;
  showPackageManager(document);
  // Blocks above may have become taller: what the reader looks at must not move.
  window.scrollBy(0, button.getBoundingClientRect().top - top);
  store(packageManagerKey, name);
}
