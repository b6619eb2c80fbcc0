import Link from '@docusaurus/Link';
import type {TemplateCard} from '../../shared/rows';
import {Preview} from '../demo-host/Preview';
import {Dotted} from '../ui/dotted/Dotted';
import tile from '../ui/tile.module.css';
import styles from './templates.module.css';

interface TemplateTileProps {
  template: TemplateCard;
  /** What its name is in the page's outline. */
  heading: 'h2' | 'h3';
}

/** A template in a grid of them: what it makes, in a picture and a sentence. */
export function TemplateTile({template, heading: Heading}: TemplateTileProps) {
  return (
    <Link to={`/templates/${template.id}`} className={`${tile.tile} ${styles.card}`}>
      <Preview demo={template.demo} />
      <Heading>{template.name}</Heading>
      <p>{template.summary}</p>
      <Dotted facts={template.stack} className={styles.stack} />
    </Link>
  );
}
