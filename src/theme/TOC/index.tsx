// Ejected for its look: a track beside the text, the playhead at the section you read.
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {showInside} from '../../shell/show-inside';

/** Keeps the current entry of long contents in view, their start where none is, unless the reader points at them. */
function keepActiveInView(list: HTMLElement | null) {
  const observer = new MutationObserver(() => {
    const active = list?.querySelector('.toc__link--active');
    if (!list || list.matches(':hover')) return;
    if (active) showInside(list, active, [32, 64]);
    else list.scrollTop = 0;
  });
  if (list) observer.observe(list, {subtree: true, attributeFilter: ['class']});
  return () => observer.disconnect();
}

export default function TOC({className, ...props}: Props) {
  return (
    <div
      ref={keepActiveInView}
      className={clsx('toc thin-scrollbar theme-doc-toc-desktop', className)}
    >
      <p className="toc__title">On this page</p>
      <TOCItems
        {...props}
        className="toc__list"
        linkClassName="toc__link toc-highlight"
        linkActiveClassName="toc__link--active"
      />
    </div>
  );
}
