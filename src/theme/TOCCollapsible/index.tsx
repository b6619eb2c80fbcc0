// Ejected: <details>, which needs neither script nor inline style.
import {useFilteredAndTreeifiedTOC} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {useEffect, useRef} from 'react';

export default function TOCCollapsible({toc, className, minHeadingLevel, maxHeadingLevel}: Props) {
  const ref = useRef<HTMLDetailsElement>(null);
  const tree = useFilteredAndTreeifiedTOC({
    toc,
    minHeadingLevel: minHeadingLevel ?? 2,
    maxHeadingLevel: maxHeadingLevel ?? 3,
  });
  // The list lies over the text: it closes like a menu.
  useEffect(() => {
    const close = ({target}: Event) => {
      if (ref.current && !ref.current.contains(target as Node)) ref.current.open = false;
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, []);
  if (tree.length === 0) return null;
  return (
    <details ref={ref} className={clsx('toc-narrow theme-doc-toc-mobile', className)} data-no-print>
      <summary className="unfold">On this page</summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a followed link closes the list. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link clicks it. */}
      <div
        onClick={(event) => {
          if ((event.target as Element).closest('a') && ref.current) ref.current.open = false;
        }}
      >
        <TOCItems
          toc={toc}
          minHeadingLevel={minHeadingLevel}
          maxHeadingLevel={maxHeadingLevel}
          className="toc__list"
          linkClassName="toc__link"
        />
      </div>
    </details>
  );
}
