import {encodeText} from '../../../shared/encode';
import {Button, ButtonLink} from '../Button';
import styles from './nothing-found.module.css';

interface NothingFoundProps {
  /** The words that were looked for; a search of all pages is offered for them. */
  query?: string;
  /** Gives up what was asked for. */
  onClear: () => void;
}

/** Ways on from a list in which nothing was found; its status says so. */
export const NothingFound = ({query = '', onClear}: NothingFoundProps) => (
  <p className={styles.ways} data-no-print>
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
