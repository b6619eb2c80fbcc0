import Layout from '@theme/Layout';
import {identity} from '../../config/identity';
import type {ShownExpert} from '../../shared/rows';
import {Preview} from '../demo-host/Preview';
import page from '../pages/_shared/page.module.css';
import {BackLink} from '../ui/BackLink';
import {ButtonLink} from '../ui/Button';
import {Dotted} from '../ui/dotted/Dotted';
import {Avatar} from './Avatar';
import {ExpertCard} from './ExpertCard';
import styles from './experts.module.css';

/** What somebody does who needs such work: nobody answers for an invented person. */
function Ask({expert}: Pick<ExpertPageProps, 'expert'>) {
  const {name, contact, sample, piece} = expert;
  return (
    <div className={styles.ask}>
      {sample && (
        <p>
          This profile is a sample, so nobody answers here. Ask the community who does such work, or
          start from the film: its code is free to take.
        </p>
      )}
      <p className={page.actions}>
        {sample ? (
          <ButtonLink to={identity.chat}>Ask the community</ButtonLink>
        ) : (
          <ButtonLink to={contact?.includes('://') ? contact : `mailto:${contact}`}>
            Contact {name}
          </ButtonLink>
        )}
        <ButtonLink to={`/playground/?p=${piece.id}`} look="plain" data-noBrokenLinkCheck>
          Open the film’s code
        </ButtonLink>
      </p>
    </div>
  );
}

interface ExpertPageProps {
  expert: ShownExpert;
  /** The others who are most alike; none where there is nobody else. */
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
            <Avatar name={expert.name} />
            <div>
              <h1 className={page.title}>{expert.name}</h1>
              <p className={page.lead}>{expert.focus}</p>
              <p className={styles.facts}>
                <span>{expert.place}</span>
                {expert.sample && <span className={page.badge}>Sample profile</span>}
              </p>
            </div>
          </header>
          <figure className={styles.piece}>
            <Preview demo={expert.piece} alt={expert.piece.title} opening />
            <figcaption>{expert.piece.title}.</figcaption>
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
            <Dotted facts={expert.skills} className={page.tags} />
            <Ask expert={expert} />
          </div>
        </article>
        {similar.length > 0 && (
          <section className={page.section}>
            <h2>Similar work</h2>
            <ul className={`${styles.grid} ${styles.similar}`}>
              {similar.map((other) => (
                <li key={other.slug}>
                  <ExpertCard expert={other} heading="h3" />
                </li>
              ))}
            </ul>
          </section>
        )}
        <p className={`${page.actions} ${styles.ends}`}>
          <ButtonLink to="/experts/" look="plain" size="l">
            See all experts
          </ButtonLink>
          <ButtonLink to="/experts/#get-listed" look="plain" size="l">
            Get listed
          </ButtonLink>
        </p>
      </main>
    </Layout>
  );
}
