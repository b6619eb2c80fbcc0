import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type {ShownExpert} from '../../shared/rows';
import {Preview} from '../demo-host/Preview';
import page from '../pages/_shared/page.module.css';
import {BackLink} from '../ui/BackLink';
import {ButtonLink} from '../ui/Button';
import {DOT} from '../ui/dot';
import {Avatar} from './Avatar';
import {ExpertCard} from './ExpertCard';
import styles from './experts.module.css';

interface ExpertPageProps {
  expert: ShownExpert;
  /** Others who do similar work; none where nobody does. */
  similar: ShownExpert[];
}

/** `/experts/{first-last}`: one profile. */
export default function ExpertPage({expert, similar}: ExpertPageProps) {
  return (
    <Layout title={`${expert.name}, expert`} description={`${expert.name}: ${expert.focus}.`}>
      <main className={page.page}>
        <BackLink to="/experts/">All experts</BackLink>
        <article className={styles.profile}>
          <header className={styles.person}>
            <Avatar slug={expert.slug} />
            <div>
              <h1 className={page.title}>{expert.name}</h1>
              <p className={page.lead}>{expert.focus}</p>
              <p className={styles.facts}>
                <span>{expert.place}</span>
                {expert.sample && <span className={page.badge}>Sample profile</span>}
              </p>
            </div>
          </header>
          {expert.sample && (
            <p className={styles.notice}>
              This person does not exist. The profile shows what a listing looks like; nobody can be
              hired through it. To be listed yourself, <Link to="/contact/">write to us</Link>.
            </p>
          )}
          <figure className={styles.piece}>
            <Preview demo={expert.piece} alt={expert.piece.title} opening />
            <figcaption>
              {expert.piece.title}.{' '}
              <Link to={`/playground/?p=${expert.piece.id}`}>
                {expert.sample ? 'Open the code of this sample' : 'Open its code'}
              </Link>
            </figcaption>
          </figure>
          <div className={styles.about}>
            <p>{expert.about}</p>
            <h2>Takes on</h2>
            <ul className={page.bullets}>
              {expert.work.map((work) => (
                <li key={work}>{work}</li>
              ))}
            </ul>
            <h2>Skills</h2>
            <p className={page.tags}>{expert.skills.join(DOT)}</p>
            {!expert.sample && (
              <p className={page.lead}>
                <a
                  href={
                    expert.contact?.includes('://') ? expert.contact : `mailto:${expert.contact}`
                  }
                >
                  Contact {expert.name}
                </a>
              </p>
            )}
          </div>
        </article>
        {similar.length > 0 && (
          <section className={page.section}>
            <h2>Similar work</h2>
            <ul className={styles.grid}>
              {similar.map((other) => (
                <li key={other.slug}>
                  <ExpertCard expert={other} heading="h3" />
                </li>
              ))}
            </ul>
          </section>
        )}
        <p className={`${page.actions} ${styles.ends}`}>
          <ButtonLink to="/experts/" size="l">
            See all experts
          </ButtonLink>
          <ButtonLink to="/contact/" look="plain" size="l">
            Get listed
          </ButtonLink>
        </p>
      </main>
    </Layout>
  );
}
