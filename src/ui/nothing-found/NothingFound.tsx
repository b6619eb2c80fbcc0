import {encodeText} from '../../../shared/encode';
import {Button, ButtonLink} from '../Button';
import styles from './nothing-found.module.css';

interface NothingFoundProps {
  /** The words that were looked for; a search of all pages is offered for them. */
  query?: string;
  /** What can be given up alone: its name, how many there are without it, and what gives it up. */
  releases?: {name: string; count: number; onRelease: () => void}[];
  /** Gives up what was asked for. */
  onClear: () => void;
}

/** Ways on from a list in which nothing was found; its status says so. */
export const NothingFound = ({query = '', releases = [], onClear}: NothingFoundProps) => (
  <p className={styles.ways} data-no-print>
    {releases.map(({name, count, onRelease}) => (
      <Button key={name} look="plain" onClick={onRelease}>
        Without “{name}” <small>{count}</small>
      </Button>
    ))}
    <Button look="plain" onClick={onClear}>
      Show all
    </Button>
    {query.trim() !== '' && (
      <ButtonLink look="plain" to={`/search?q=${encodeText(query.trim())}`} data-noBrokenLinkCheck>
        Search the docs
      </ButtonLink>
    )}
  </p>
);
