import type {Draft} from './drafts';
import notices from './tools.module.css';
import type {DraftNotice} from './use-draft';

interface DraftNoticesProps {
  notice: DraftNotice;
  /** Shows what the other tab has; without it there is no button. */
  onOther?: (other: Draft) => void;
}

/** What a reader has to know about the keeping of what they write. */
export function DraftNotices({notice, onOther}: DraftNoticesProps) {
  if (notice === null) return null;
  if (notice.kind === 'elsewhere') {
    return (
      <p className={notices.notice} role="status">
        Another tab has changed this draft. What you write here is kept as a copy.
        {onOther && (
          <button type="button" onClick={() => onOther(notice.other)}>
            Show the other
          </button>
        )}
      </p>
    );
  }
  return (
    <p className={notices.notice} role="alert">
      {notice.kind === 'full'
        ? 'This browser keeps no more: what you write is only in this tab. Download it, or remove a draft under “Open”.'
        : 'This is more than a draft can hold, so it is only in this tab. Download it, or add large data as a file of your own.'}
    </p>
  );
}
