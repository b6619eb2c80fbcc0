import {useHistory} from '@docusaurus/router';
import type {CourseOverview} from '../../shared/course/page';
import {handOver} from '../playground/handover';
import {Button} from '../ui/Button';
import styles from './course.module.css';
import type {Progress} from './progress';

interface TakeHomeProps {
  film: CourseOverview['film'];
  progress: Progress | null;
}

/** The film of the whole course, with the scenes as the reader wrote them, opened where it can be downloaded. */
export function TakeHome({film: {project, scenes}, progress}: TakeHomeProps) {
  const history = useHistory();
  const own = scenes.filter(({step}) => progress?.done[step] && progress.code[step] !== undefined);
  const open = () => {
    const files = {...project.files};
    for (const {step, path} of own) files[path] = progress?.code[step] ?? files[path] ?? '';
    const mine = {...project, files};
    handOver({project: mine, original: mine});
    history.push('/playground/');
  };
  return (
    <section className={styles.home} id="take-it-home">
      <h2>Take it home</h2>
      <p>
        The scenes of the course in one film. Those of steps you have done are as you wrote them:{' '}
        {own.length} of {scenes.length} so far. The playground downloads it as a project that
        installs and renders.
      </p>
      {progress !== null && (
        <Button look="plain" onClick={open}>
          Open the film
        </Button>
      )}
    </section>
  );
}
