import type {CSSProperties, MouseEvent} from 'react';
import type {ShotPicture} from '../../../shared/shot';
import {FilmLink} from '../film-link/FilmLink';
import {Marked} from '../Marked';
import styles from './picture.module.css';

/** Narrower pictures leave room for their list beside them. */
const NARROW = 420;

/** A part of the screen is as wide as the others of its page, however wide it was there. */
const MEDIUM = 500;

/** Nothing in a wider picture can be read at the width of a phone. */
const WIDE = 640;

/** Half a picture that can be read, in place of a file in a page of its own: the rest is beside it. */
function enlarge(event: MouseEvent<HTMLAnchorElement>) {
  const figure = event.currentTarget.closest<HTMLElement>('[data-wide]');
  if (!figure || !matchMedia('(width <= 640px)').matches) return;
  event.preventDefault();
  figure.toggleAttribute('data-large');
}

/** The part of a picture around one of its numbers, which stands at a place in percent. */
function Part({shot, x, y, number}: {shot: ShotPicture; x: number; y: number; number: number}) {
  const place = {'--x': x / 100, '--y': y / 100, '--ratio': shot.height / shot.width};
  return (
    <span className={styles.part} style={place as CSSProperties} aria-hidden="true">
      <span style={{backgroundImage: `url(/shots/${shot.id}.avif)`}}>
        <span className={styles.dot} style={{left: `${x}%`, top: `${y}%`}}>
          {number}
        </span>
      </span>
    </span>
  );
}

/**
 * A picture of the Studio in a frame that fits both color modes. The numbers on it are read in the list
 * below, so they are hidden from screen readers; on a phone each comes with its part of a wide picture. A press shows
 * the picture at its full size, or plays the film, if there is one; without scripts, the link leads to the file.
 */
export function Picture({shot}: {shot: ShotPicture}) {
  const {id, alt, caption, width, height, detail, callouts, film} = shot;
  const shown = detail?.width ?? shot.shown;
  const isMedium = shown >= NARROW && shown <= WIDE;
  const image = `/shots/${id}.avif`;
  const picture = (
    <img
      src={image}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      style={detail && {width: `${(shot.shown / detail.width) * 100}%`, maxWidth: 'none'}}
    />
  );
  return (
    <figure
      className={styles.figure}
      data-shot={id}
      data-narrow={shown < NARROW || undefined}
      data-wide={shown > WIDE || undefined}
    >
      <div className={styles.frame} style={{maxWidth: isMedium ? MEDIUM : shown}}>
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
            <a
              href={image}
              className={styles.link}
              onClick={enlarge}
              style={
                detail && {aspectRatio: `${detail.width} / ${detail.height}`, overflow: 'hidden'}
              }
            >
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
            {callouts.map(({x, y, text}, index) => (
              <li key={text}>
                <Marked text={text} />
                {shown > WIDE && <Part shot={shot} x={x} y={y} number={index + 1} />}
              </li>
            ))}
          </ol>
        )}
      </figcaption>
    </figure>
  );
}
