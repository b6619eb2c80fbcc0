import {useRef} from 'react';
import {useArrival} from '../demo-host/use-arrival';
import {useNearness} from '../demo-host/use-nearness';
import {usePreferences} from '../film/use-preferences';
import {FilmLink} from '../ui/film-link/FilmLink';
import styles from './course.module.css';
import notes from './film.json';

const STILL = '/demos/course/film.avif';
const NAME =
  'The finished film: a title, dunes at sunset, the program of the night, stars, a chart and an invitation';

/** The film that the course ends with: one frame of it, which plays one round when it is seen. */
export function OpeningFilm() {
  const box = useRef<HTMLElement>(null);
  const {near, visible} = useNearness(box);
  const {reducedMotion, saveData} = usePreferences(near);
  const arrived = useArrival(true);
  const {width, height, seconds} = notes;
  return (
    <figure ref={box} className={styles.film}>
      <FilmLink
        // From the scene of the still.
        src="/demos/course/film.mp4#t=5"
        poster={STILL}
        width={width}
        height={height}
        name={NAME}
        begins={arrived && visible && !reducedMotion && !saveData}
      >
        <img src={STILL} alt={NAME} width={width} height={height} />
      </FilmLink>
      <figcaption>What you will have made: {seconds} seconds, scene by scene.</figcaption>
    </figure>
  );
}
