import Maximize2 from 'lucide-react/icons/maximize-2';
import Minimize2 from 'lucide-react/icons/minimize-2';
import {type ReactNode, type RefObject, useEffect, useRef, useState} from 'react';
import type {StepPageData} from '../../shared/course/page';
import {beginsAsPage} from './begins-as-page';
import {Goal} from './Goal';
import styles from './step.module.css';

interface FilmSectionProps {
  step: StepPageData;
  /** What a check says of the film. */
  verdict: ReactNode;
  /** Element of what it becomes and what a check says. */
  below?: RefObject<HTMLDivElement | null>;
  /** The film, as a picture or playing. */
  children: ReactNode;
}

/**
 * Where the film of a step stands, with what it becomes and what a check says of it below. On a phone the film stays in
 * sight above text and code, as a strip (src/playground/playground.module.css), until one asks for all of it; a page
 * with a Player is too much for a strip.
 */
export function FilmSection({step, verdict, below, children}: FilmSectionProps) {
  const isPage = beginsAsPage(step.start);
  const [isLarge, setLarge] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLarge) stage.current?.scrollIntoView({block: 'nearest'});
  }, [isLarge]);
  const Icon = isLarge ? Minimize2 : Maximize2;
  return (
    <section className={styles.film} aria-label="Film">
      <div
        ref={stage}
        className={styles.stage}
        data-strip={isPage ? undefined : 'film'}
        data-beside={!isLarge || undefined}
        data-sticks
      >
        {children}
        {!isPage && (
          <button
            type="button"
            className={`icon-button ${styles.size}`}
            aria-label="Large film"
            aria-expanded={isLarge}
            onClick={() => setLarge(!isLarge)}
            data-live
          >
            <Icon aria-hidden size={16} />
          </button>
        )}
      </div>
      <div ref={below} className={styles.below}>
        <Goal step={step} />
        {verdict}
      </div>
    </section>
  );
}
