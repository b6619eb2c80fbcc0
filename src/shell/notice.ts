import styles from './notice.module.css';

let shown: HTMLElement | undefined;

/** Says something that no page can say because it isn't there: it couldn't be loaded. */
export function announce(text: string): void {
  shown?.remove();
  const notice = document.createElement('div');
  notice.className = styles.notice ?? '';
  notice.setAttribute('role', 'alert');
  notice.append(text);
  const button = notice.appendChild(document.createElement('button'));
  button.type = 'button';
  button.textContent = 'Load again';
  button.addEventListener('click', () => window.location.reload());
  document.body.append(notice);
  shown = notice;
}

/** Takes the notice away. */
export function withdrawNotice(): void {
  shown?.remove();
  shown = undefined;
}
