import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ButtonLink} from '../../ui/Button';
import {NextIcon} from '../../ui/icons';
import {Commands} from './Commands';
import styles from './home.module.css';
import {Workbench} from './Workbench';

/** First screen: what this is, the way in, and the thing itself at work. */
export function Hero() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <div className={styles.hero}>
      <div className={styles.heroText}>
        <div>
          <h1 className={styles.headline}>{siteConfig.tagline}</h1>
          <p className={styles.lead}>
            A component gets the number of a frame and returns a picture. Drag the playhead below:
            every value you see in the code is the one that draws the frame.
          </p>
        </div>
        <div className={styles.ways}>
          <div className={styles.buttons}>
            <ButtonLink to="/docs/" size="l">
              Get started <NextIcon size={18} />
            </ButtonLink>
            <ButtonLink to="/docs/api" size="l" look="plain">
              API reference
            </ButtonLink>
          </div>
          <Commands />
        </div>
      </div>
      <Workbench />
    </div>
  );
}
