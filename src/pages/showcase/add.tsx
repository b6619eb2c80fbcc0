import Layout from '@theme/Layout';
import {identity} from '../../../config/identity';
import {BackLink} from '../../ui/BackLink';
import page from '../_shared/page.module.css';
import {AddForm} from './_AddForm';
import styles from './add.module.css';

/** `/showcase/add`: a form that writes the issue with which an entry is proposed. */
export default function AddToShowcase() {
  return (
    <Layout
      title="Add to the showcase"
      description="Propose your video for the showcase: fill in a form, check the issue it writes, and send it on GitHub."
    >
      <main className={page.page}>
        <BackLink to="/showcase/">Showcase</BackLink>
        <div className={styles.layout}>
          <header className={page.head}>
            <h1>Show what you made</h1>
            <p className={page.lead}>
              This form writes an issue for you. Nothing is sent from here: you see the issue on
              GitHub, and you decide there.
            </p>
            <ul className={page.bullets}>
              <li>You need a GitHub account.</li>
              <li>The video must be reachable without signing in.</li>
              <li>Entries with public source help others most.</li>
              <li>
                A composition that may run here needs no form: open a pull request in the{' '}
                <a href={identity.repository}>repository</a> with its folder in <code>demos/</code>{' '}
                and one row in <code>content/data/showcase.ts</code>. A test names what is missing.
              </li>
            </ul>
          </header>
          <AddForm />
        </div>
      </main>
    </Layout>
  );
}
