// Ejected for its look: a track beside the text, the playhead at the section you read.
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {showInside} from '../../shell/show-inside';
import {followCurrent} from './follow-current';

/** Keeps the current entry of long contents in view, their start where none is, unless the reader points at them. */
function keepCurrentInView(list: HTMLElement | null) {
  if (!list) return;
  let last: Element | null = null;
  return followCurrent(list, (current) => {
    // Contents that have just been made stand at their start. To look would lay the new page out before it is
    // whole: a fifth of the way to it.
    if (current === last) return;
    last = current;
    if (list.matches(':hover')) return;
    if (current) showInside(list, current, [32, 64]);
    else list.scrollTop = 0;
  });
}

export default function TOC({className, ...props}: Props) {
  return (
    <div
      ref={keepCurrentInView}
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
