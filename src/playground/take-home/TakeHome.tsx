import {Download, RotateCcw, Share2} from 'lucide-react';
import {useRef, useState} from 'react';
import type {PlaygroundProject} from '../../../shared/playground';
import {writeClipboard} from '../../ui/clipboard';
import {checkProject} from '../host/check-project';
import {versions} from '../host/packages';
import styles from '../playground.module.css';
import type {Video} from '../protocol';
import {LONGEST_LINK, packProject} from '../share';
import {saveFile, zipProject} from './download';
import {folderName, projectFiles} from './project-files';

export interface TakeHomeProps {
  project: PlaygroundProject;
  video: Video;
  props: Record<string, number | string | boolean>;
  /** True if it shows a Player of its own instead of a composition. */
  isPage: boolean;
  own: ReadonlyMap<string, Blob>;
  onReset: () => void;
}

/** Link, download and reset: what a reader does with a project besides writing it. */
export function TakeHome({project, video, props, isPage, own, onReset}: TakeHomeProps) {
  const [message, setMessage] = useState('');
  const link = useRef<HTMLInputElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [address, setAddress] = useState('');

  const share = async () => {
    const fragment = await packProject({...project, video, props});
    const url = new URL('/playground/', window.location.href);
    url.hash = fragment;
    const size = `${(url.href.length / 1024).toFixed(1)} KB`;
    if (url.href.length > LONGEST_LINK) {
      setAddress('');
      setMessage(
        `The link would have ${size}, and 8 KB is what every program passes on. Send the download instead.`,
      );
    } else {
      setAddress(url.href);
      const copied = await writeClipboard(url.href);
      setMessage(
        `${copied ? 'The link is on your clipboard' : 'Copy this link'} (${size}). The whole project is in it; nothing was sent to anybody.`,
      );
    }
    dialog.current?.showModal();
  };

  const download = async () => {
    const {files, packages} = checkProject(project);
    const texts = projectFiles({project, compiled: files, packages, versions, video, props});
    const {archive, missing} = await zipProject(project.title, texts, own);
    saveFile(archive, `${folderName(project.title)}.zip`);
    setAddress('');
    setMessage(
      missing.length > 0
        ? `Saved without ${missing.join(', ')}, which could not be loaded.`
        : 'Saved. Unpack it, then run “npm install” and “npx remotion studio” in the folder.',
    );
    dialog.current?.showModal();
  };

  return (
    <>
      <button type="button" onClick={() => void share()}>
        <Share2 aria-hidden size={15} /> Share
      </button>
      <button
        type="button"
        onClick={() => void download()}
        disabled={isPage}
        title={isPage ? 'A page with a Player is no composition that renders' : undefined}
      >
        <Download aria-hidden size={15} /> Download
      </button>
      <button type="button" onClick={onReset} aria-label="Reset the code" title="Reset">
        <RotateCcw aria-hidden size={15} />
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-label="Take it along">
        <p role="status">{message}</p>
        {address && (
          <input
            ref={link}
            readOnly
            value={address}
            aria-label="Link"
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
        <form method="dialog">
          <button type="submit" className={styles.close}>
            Close
          </button>
        </form>
      </dialog>
    </>
  );
}
