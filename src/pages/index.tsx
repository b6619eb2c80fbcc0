import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import {identity} from '../../config/identity';
import {Companies} from './_home/Companies';
import {Hero} from './_home/Hero';
import styles from './_home/home.module.css';
import {Pieces} from './_home/Pieces';
import {Pipeline} from './_home/Pipeline';
import {Products} from './_home/Products';
import {Start} from './_home/Start';
import {Studio} from './_home/Studio';
import {Templates} from './_home/Templates';

/** The home page. */
export default function Home() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout title={siteConfig.tagline} description={identity.description}>
      <main className={styles.home}>
        <Hero />
        <Pieces />
        <Studio />
        <Pipeline />
        <Products />
        <Templates />
        <Companies />
        <Start />
      </main>
    </Layout>
  );
}
