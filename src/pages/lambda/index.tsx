import Link from '@docusaurus/Link';
import {identity} from '../../../config/identity';
import {pricesRead} from '../../../content/data/lambda-prices';
import {ButtonLink} from '../../ui/Button';
import {formatDay} from '../../ui/day';
import {Page} from '../_shared/Page';
import page from '../_shared/page.module.css';
import {Model} from './_Model';
import styles from './lambda.module.css';

/** How the cost is calculated, and where its prices are from. */
function Price() {
  return (
    <section className={page.text}>
      <h2>What the price is made of</h2>
      <div className={styles.formula}>
        <p>GB of memory × seconds ×&nbsp;price&nbsp;of&nbsp;a&nbsp;GB-second</p>
        <p>+ GB of extra disk × seconds ×&nbsp;price&nbsp;of&nbsp;the&nbsp;disk</p>
        <p>+ functions ×&nbsp;price&nbsp;of&nbsp;a&nbsp;request</p>
      </div>
      <p>
        It is the formula of <Link to="/docs/lambda/estimateprice">estimatePrice()</Link>. Seconds
        are those of all functions together, and the one that waits and joins counts as well. Disk
        is taken as 2,048 MB, the toolkit’s default; AWS charges all but the first 512.
      </p>
      <p>
        The prices are those for ARM functions in the table of <code>@remotion/lambda-client</code>{' '}
        {identity.version}, read on{' '}
        <time dateTime={pricesRead}>{formatDay(new Date(pricesRead), 'long')}</time>. AWS may have
        changed them since: before you plan a budget, look at{' '}
        <a href="https://aws.amazon.com/lambda/pricing/">its own price list</a>.
      </p>
    </section>
  );
}

/** What the model doesn’t count, and what Lambda refuses. */
function Limits() {
  return (
    <section className={page.text}>
      <h2>What the model leaves out</h2>
      <p>
        Storage and transfer of the finished file, what AWS grants for free, and licenses. Joining
        takes no time in it; in a real render it adds seconds, more with long videos. All functions
        begin at once in it, and all frames are equally hard.
      </p>
      <h2 className={page.section}>Where it ends</h2>
      <ul className={page.bullets}>
        <li>200 functions per render, at least 4 frames for each</li>
        <li>15 minutes for one function: an upper bound for the hardest part</li>
        <li>
          At most 10,240 MB of disk: the parts and the joined file have to fit, which limits long
          videos
        </li>
        <li>
          The concurrency of your account; new accounts often begin low, and all functions of a
          region share it
        </li>
      </ul>
    </section>
  );
}

/** What moving each slider means in a real render. */
function Costs() {
  return (
    <section className={page.section}>
      <h2>What each slider costs</h2>
      <ul className={`${page.bullets} ${styles.costs}`}>
        <li>
          <strong>Frames per function.</strong> Fewer frames each make more functions, and the file
          is there sooner. But each function starts a browser first, and that start is billed like
          work. When the start takes longer than the frames, you pay for waiting.
        </li>
        <li>
          <strong>Memory.</strong> A GB-second costs the same whatever happens in it. Twice the
          memory is worth its price if it halves the time per frame, because the CPU grows with it;
          where a picture waits for a download, it doesn’t.
        </li>
        <li>
          <strong>Time per frame.</strong> The one number that nobody can look up for you. Render
          once, then read <code>estimatedBillingDurationInMilliseconds</code> and <code>costs</code>{' '}
          from <Link to="/docs/lambda/getrenderprogress">getRenderProgress()</Link>, and move the
          slider until the model agrees with the real render.
        </li>
        <li>
          <strong>Account concurrency.</strong> Costs nothing. It decides whether the split can run
          at all; <Link to="/docs/lambda/concurrency">concurrency</Link> says how to raise it.
        </li>
      </ul>
    </section>
  );
}

/** `/lambda/`: how a render is split over functions, as a model to play with. */
export default function Lambda() {
  return (
    <Page
      title="Lambda"
      description="Split a render over up to 200 functions in your own AWS account. An interactive model shows functions, time and cost for your video."
      heading="Lambda renders all parts of a video at once"
      lead="A frame depends on nothing but its number, so frames can be rendered in any place and order. Each function in your AWS account gets a part of the video, and one joins the parts. Move a slider and see what that means."
      picture="lambda"
      actions={
        <>
          <ButtonLink to="/docs/lambda/setup" size="l">
            Set up Lambda
          </ButtonLink>
          <ButtonLink to="/docs/lambda" look="plain" size="l">
            How it works
          </ButtonLink>
        </>
      }
    >
      <Model />
      <div className={`${page.section} ${page.columns}`}>
        <Price />
        <Limits />
      </div>
      <Costs />
      <section className={page.section}>
        <h2>Try it with your own video</h2>
        <p className={page.lead}>
          Deploy a function, deploy your project as a site, render. The set-up guide takes you
          through permissions first.
        </p>
        <p className={page.lead}>
          <ButtonLink to="/docs/lambda/setup" size="l">
            Set up Lambda
          </ButtonLink>
        </p>
      </section>
    </Page>
  );
}
