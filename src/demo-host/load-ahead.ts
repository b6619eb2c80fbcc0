import {savesData} from '../outside/connection';
import {whenArrived} from './use-arrival';

/** Three screens: what is scrolled fast is there when it comes into view. Browsers begin with one, or not at all. */
const AHEAD = '2400px 0px';

let observer: IntersectionObserver | undefined;

const observe = (picture: HTMLImageElement): void => {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const {isIntersecting, target} of entries) {
        if (!isIntersecting) continue;
        target.setAttribute('loading', 'eager');
        observer?.unobserve(target);
      }
    },
    {rootMargin: AHEAD},
  );
  observer.observe(picture);
};

/**
 * Loads a lazy picture earlier than the browser would, once there is a reader who may scroll to it.
 * Takes the picture, or null; returns a function that ends it.
 */
export function loadAhead(picture: HTMLImageElement | null): (() => void) | undefined {
  if (!picture || savesData()) return;
  const end = whenArrived(() => observe(picture));
  return () => {
    end();
    observer?.unobserve(picture);
  };
}
