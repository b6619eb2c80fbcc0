import styles from './stage-notice.module.css';

interface StageNoticeProps {
  text: string;
  /** What the button says. */
  action: string;
  onAction: () => void;
  /** Whether something went wrong, which is read out at once. */
  isAlert?: boolean;
}

/** What is said in the place of a film that doesn't run, with what can be done about it. */
export function StageNotice({text, action, onAction, isAlert = true}: StageNoticeProps) {
  return (
    <div className={styles.notice} role={isAlert ? 'alert' : undefined}>
      <p>{text}</p>
      <button type="button" onClick={onAction}>
        {action}
      </button>
    </div>
  );
}
