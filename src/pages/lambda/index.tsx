import Link from '@docusaurus/Link';
import {identity} from '../../../config/identity';
import {pricesRead} from '../../../content/data/lambda-prices';
import {ButtonLink} from '../../ui/Button';
import {formatDay} from '../../ui/day';
import {Code} from '../_shared/Code';
import {EndBand} from '../_shared/EndBand';
import {Page} from '../_shared/Page';
import page from '../_shared/page.module.css';
import {Concurrency, FrameTime, Memory, Split, Uneven} from './_Drawings';
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

/** What the model doesn’t count. */
function LeftOut() {
  return (
    <section className={page.text}>
      <h2>What the model leaves out</h2>
      <Uneven />
      <p>
        Storage and transfer of the finished file, what AWS grants for free, and licenses. Joining
        takes no time in it; in a real render it adds seconds, more with long videos. All functions
        begin at once in it, and all frames are equally hard.
      </p>
    </section>
  );
}

/** Numbers that no render goes beyond, and what each is of. */
const limits = [
  ['200', 'functions per render'],
  ['4', 'frames at least for each of them'],
  ['15 min', 'for one function: an upper bound for the hardest part'],
  [
    '10,240 MB',
    'of disk at most: the parts and the joined file have to fit, which limits long videos',
  ],
] as const;

/** What Lambda refuses. */
function Limits() {
  return (
    <section className={page.section}>
      <h2>Where it ends</h2>
      <dl className={styles.limits}>
        {limits.map(([number, of]) => (
          <div key={number}>
            <dt>{of}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.share}>
        The concurrency of your account ends it, too: new accounts often begin low, and all
        functions of a region share it.
      </p>
    </section>
  );
}

/** What moving each slider means in a real render. */
function Costs() {
  return (
    <section className={page.section}>
      <h2>What each slider costs</h2>
      <ul className={styles.costs}>
        <li>
          <Split />
          <h3>Frames per function</h3>
          <p>
            Fewer frames each make more functions, and the file is there sooner. But each function
            starts a browser first, and that start is billed like work. When the start takes longer
            than the frames, you pay for waiting.
          </p>
        </li>
        <li>
          <Memory />
          <h3>Memory</h3>
          <p>
            A GB-second costs the same whatever happens in it. Twice the memory is worth its price
            if it halves the time per frame, because the CPU grows with it; where a picture waits
            for a download, it doesn’t.
          </p>
        </li>
        <li>
          <FrameTime />
          <h3>Time per frame</h3>
          <p>
            The one number that nobody can look up for you. Render once, then read{' '}
            <code>estimatedBillingDurationInMilliseconds</code> and <code>costs</code> from{' '}
            <Link to="/docs/lambda/getrenderprogress">getRenderProgress()</Link>, and move the
            slider until the model agrees with the real render.
          </p>
        </li>
        <li>
          <Concurrency />
          <h3>Account concurrency</h3>
          <p>
            Costs nothing. It decides whether the split can run at all;{' '}
            <Link to="/docs/lambda/concurrency">concurrency</Link> says how to raise it.
          </p>
        </li>
      </ul>
    </section>
  );
}

/** A function, a site and a render, as the set-up guide has them. */
const COMMANDS = `npx remotion lambda functions deploy
npx remotion lambda sites create src/index.ts --site-name=my-video
npx remotion lambda render my-video MyComp`;

/** `/lambda/`: how a render is split over functions, as a model to play with. */
export default function Lambda() {
  return (
    <Page
      title="Lambda"
      description="Split a render over up to 200 functions in your own AWS account. An interactive model shows functions, time and cost for your video."
      heading="Lambda renders every part at once"
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
      end={
        <EndBand
          id="try-it"
          heading="Try it with your own video"
          commands={<Code code={COMMANDS} label="Copy the commands" />}
          buttons={
            <>
              <ButtonLink to="/docs/lambda/setup">Set up Lambda</ButtonLink>
              <ButtonLink to="/docs/lambda/cost-example" look="plain">
                What renders cost
              </ButtonLink>
            </>
          }
        >
          Deploy a function, deploy your project as a site, render. The set-up guide takes you
          through permissions first.
        </EndBand>
      }
    >
      <Model />
      <div className={`${page.section} ${page.columns}`}>
        <Price />
        <LeftOut />
      </div>
      <Limits />
      <Costs />
    </Page>
  );
}
