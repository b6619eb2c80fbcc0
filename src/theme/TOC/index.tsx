// Ejected for its look: a track beside the text, the playhead at the section you read.
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';

export default function TOC({className, ...props}: Props) {
  return (
    <div className={clsx('toc thin-scrollbar theme-doc-toc-desktop', className)}>
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
