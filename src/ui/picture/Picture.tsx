import type {ShotPicture} from '../../../shared/shot';
import {FilmLink} from '../film-link/FilmLink';
import {Marked} from '../Marked';
import styles from './picture.module.css';

/** Narrower pictures leave room for their list beside them. */
const NARROW = 420;

/** Nothing in a wider picture could be read at the width of a phone: there it is moved sideways. */
const WIDE = 640;

/**
 * A picture of the Studio in a frame that fits both color modes. The numbers on it are read in the list
 * below, so they are hidden from screen readers. A press shows the file at its full size, or plays the
 * film, if there is one; without scripts, the link leads to the file.
 */
export function Picture({shot}: {shot: ShotPicture}) {
  const {id, alt, caption, width, height, shown, callouts, film} = shot;
  const image = `/shots/${id}.avif`;
  const picture = (
    <img src={image} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
  );
  return (
    <figure
      className={styles.figure}
      data-shot={id}
      data-narrow={shown < NARROW || undefined}
      data-wide={(shown > WIDE && !film) || undefined}
    >
      <div className={styles.frame} style={{maxWidth: shown}}>
        <div className={styles.canvas}>
          {film ? (
            <FilmLink
              src={`/shots/${id}.mp4`}
              poster={image}
              width={width}
              height={height}
              name={alt}
            >
              {picture}
            </FilmLink>
          ) : (
            <a href={image} className={styles.link}>
              {picture}
            </a>
          )}
          {callouts.map(({x, y, text}, index) => (
            <span
              key={text}
              className={styles.dot}
              style={{left: `${x}%`, top: `${y}%`}}
              aria-hidden="true"
            >
              {index + 1}
            </span>
          ))}
        </div>
      </div>
      <figcaption>
        <p>
          <Marked text={caption} />
        </p>
        {callouts.length > 0 && (
          <ol className={styles.list}>
            {callouts.map(({text}) => (
              <li key={text}>
                <Marked text={text} />
              </li>
            ))}
          </ol>
        )}
      </figcaption>
    </figure>
  );
}
