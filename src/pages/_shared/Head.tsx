import heads from '@generated/site-data-pages/default/heads.json';
import type {ReactNode} from 'react';
import {Preview} from '../../demo-host/Preview';
import page from './page.module.css';

interface Props {
  title: ReactNode;
  /** One paragraph below the title. */
  lead: ReactNode;
  /** A composition beside both, by its name in content/data/pictures.ts. */
  picture?: keyof typeof heads;
  /** Below the lead. */
  children?: ReactNode;
}

/** The head of a product page: words on the left, and on the right what they speak of. */
export function Head({title, lead, picture, children}: Props) {
  return (
    <header className={page.hero} data-with={picture ? 'picture' : undefined}>
      <div className={page.head}>
        <h1>{title}</h1>
        <p className={page.lead}>{lead}</p>
        {children}
      </div>
      {picture && <Preview demo={heads[picture]} alt={heads[picture].title} opening />}
    </header>
  );
}
