import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Layout from '@theme/Layout';
import Check from 'lucide-react/icons/check';
import type {ChapterCard, CourseOverview} from '../../shared/course/page';
import page from '../pages/_shared/page.module.css';
import styles from './course.module.css';
import {OpeningFilm} from './OpeningFilm';
import {ProgressBox} from './ProgressBox';
import type {Progress} from './progress';
import {TakeHome} from './TakeHome';
import {useProgress} from './use-progress';

/** `/learn/course/`: chapters and steps, and how far the reader has come. */
export default function CoursePage({course}: {course: CourseOverview}) {
  const [progress, setProgress] = useProgress();
  const {title, about, chapters, film} = course;
  const steps = chapters.flatMap((chapter) => chapter.steps);
  const {collectAnchor} = useBrokenLinks();
  for (const {id} of chapters) collectAnchor(id);
  return (
    <Layout title="Course" description={about}>
      <main className={page.page}>
        <div className={page.hero} data-with="picture">
          <div>
            <header className={page.head}>
              <h1>{title}</h1>
              <p className={page.lead}>{about}</p>
            </header>
            <ProgressBox steps={steps} progress={progress} onChange={setProgress} />
          </div>
          <OpeningFilm />
        </div>
        <ol className={styles.chapters}>
          {chapters.map((chapter) => (
            <li key={chapter.id} id={chapter.id}>
              <Picture chapter={chapter} />
              <div>
                <div className={styles.about}>
                  <h2>{chapter.title}</h2>
                  <p>{chapter.about}</p>
                  <Done chapter={chapter} progress={progress} />
                </div>
                <ol className={styles.steps}>
                  {chapter.steps.map((step) => {
                    const isDone = progress?.done[step.id] === true;
                    return (
                      <li key={step.id}>
                        <Link to={step.path} data-done={isDone || undefined}>
                          <span className={styles.mark}>
                            {isDone ? <Check aria-hidden size={14} /> : steps.indexOf(step) + 1}
                          </span>
                          {step.title}
                          {isDone && <span className="visually-hidden"> (done)</span>}
                        </Link>
                      </li>
                    );
                  })}
                </ol>
              </div>
            </li>
          ))}
        </ol>
        <TakeHome film={film} progress={progress} />
      </main>
    </Layout>
  );
}

/** A part of what the reader will make in a chapter. */
function Picture({chapter: {picture, crop}}: {chapter: ChapterCard}) {
  return (
    <span className={styles.picture}>
      <img
        src={`/demos/course/${picture}.webp`}
        alt=""
        width={1280}
        height={720}
        loading="lazy"
        data-tint={crop?.tint}
        style={crop && {scale: String(crop.zoom), transformOrigin: crop.at}}
      />
    </span>
  );
}

/** How much of a chapter is done. */
function Done({chapter: {steps}, progress}: {chapter: ChapterCard; progress: Progress | null}) {
  const done = steps.filter(({id}) => progress?.done[id]).length;
  return (
    <p className={styles.done} data-all={done === steps.length || undefined}>
      {done > 0 ? `${done} of ${steps.length} steps done` : `${steps.length} steps`}
    </p>
  );
}
