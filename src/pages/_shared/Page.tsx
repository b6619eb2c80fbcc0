import heads from '@generated/site-data-pages/default/heads.json';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Preview} from '../../demo-host/Preview';
import page from './page.module.css';

interface PageProps {
  /** What tabs and search engines call the page. */
  title: string;
  description: string;
  heading: string;
  /** One paragraph below the heading. */
  lead: string;
  /** A composition beside both, by its name in content/data/pictures.ts. */
  picture?: keyof typeof heads;
  /** What stands there instead of a composition, and is wider. */
  stage?: ReactNode;
  /** Links that look like buttons, below the lead: the thing to do first. */
  actions?: ReactNode;
  /** Below the lead. */
  below?: ReactNode;
  /** The end of the page, as wide as the window. */
  end?: ReactNode;
  children: ReactNode;
}

/** A product page: its head has words on the left, and on the right what they speak of. */
export function Page({
  title,
  description,
  heading,
  lead,
  picture,
  stage,
  actions,
  below,
  end,
  children,
}: PageProps) {
  const content = (
    <>
      <header className={page.hero} data-with={stage ? 'stage' : picture ? 'picture' : undefined}>
        <div className={page.head}>
          <h1>{heading}</h1>
          <p className={page.lead}>{lead}</p>
          {actions && <p className={page.actions}>{actions}</p>}
          {below}
        </div>
        {picture && <Preview demo={heads[picture]} alt={heads[picture].title} opening />}
        {stage}
      </header>
      {children}
    </>
  );
  return (
    <Layout title={title} description={description}>
      {end ? (
        <main>
          <div className={page.page}>{content}</div>
          {end}
        </main>
      ) : (
        <main className={page.page}>{content}</main>
      )}
    </Layout>
  );
}
