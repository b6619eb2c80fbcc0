let shown: HTMLElement | undefined;

interface NoticeAction {
  label: string;
  run(): void;
}

const reload: NoticeAction = {label: 'Reload', run: () => window.location.reload()};

/**
 * Says something that no page can say, at the foot of the window.
 *
 * @param action What the reader can do about it; by default the page is loaded again.
 * @param role `status` for what can wait until a screen reader has finished its sentence.
 */
export function showNotice(
  text: string,
  action: NoticeAction = reload,
  role: 'alert' | 'status' = 'alert',
): void {
  shown?.remove();
  const notice = document.createElement('div');
  notice.className = 'page-notice';
  notice.setAttribute('role', role);
  notice.append(text);
  const button = notice.appendChild(document.createElement('button'));
  button.type = 'button';
  button.textContent = action.label;
  button.addEventListener('click', action.run);
  document.body.append(notice);
  shown = notice;
}

/** Takes the notice away. */
export function withdrawNotice(): void {
  shown?.remove();
  shown = undefined;
}
