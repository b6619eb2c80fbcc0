import Download from 'lucide-react/icons/download';
import Share2 from 'lucide-react/icons/share-2';
import Undo2 from 'lucide-react/icons/undo-2';
import {useState} from 'react';
import {writeClipboard} from '../../ui/clipboard';
import {Dialog} from '../../ui/dialog/Dialog';
import styles from '../dialogs.module.css';
import {LONGEST_LINK, packProject} from '../share';
import {downloadProject, type Home} from './take';

/** Link, download and reset: what a reader does with a project besides writing it. */
export function TakeHome({onReset, ...home}: Home & {onReset: () => void}) {
  const [message, setMessage] = useState('');
  const [address, setAddress] = useState('');

  const tell = (text: string, link = '') => {
    setAddress(link);
    setMessage(text);
  };

  const share = async () => {
    const {project, video, props} = home;
    const url = new URL('/playground/', window.location.href);
    url.hash = await packProject({...project, video, props});
    const size = `${(url.href.length / 1024).toFixed(1)} KB`;
    if (url.href.length > LONGEST_LINK) {
      tell(
        `The link would have ${size}, and 8 KB is what every program passes on. Send the download instead.`,
      );
      return;
    }
    const copied = await writeClipboard(url.href);
    tell(
      `${copied ? 'The link is on your clipboard' : 'Copy this link'} (${size}). The whole project is in it; nothing was sent to anybody.${home.own.size > 0 ? ' Your own pictures, sounds and films are not: send the download with them.' : ''}`,
      url.href,
    );
  };

  const failed = (error: unknown) =>
    tell(`That didn’t work: ${error instanceof Error ? error.message : String(error)}`);

  return (
    <>
      <button type="button" onClick={() => void share().catch(failed)}>
        <Share2 aria-hidden size={15} /> <span>Share</span>
      </button>
      <button type="button" onClick={() => void downloadProject(home).then(tell, failed)}>
        <Download aria-hidden size={15} /> <span>Download</span>
      </button>
      <button type="button" onClick={onReset} aria-label="Reset the code" title="Reset" data-seldom>
        <Undo2 aria-hidden size={15} />
      </button>
      {message && (
        <Dialog title="Take it along" className={styles.dialog} onClose={() => setMessage('')}>
          <p role="status">{message}</p>
          {address && (
            <input
              data-first=""
              readOnly
              value={address}
              aria-label="Link"
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
        </Dialog>
      )}
    </>
  );
}
