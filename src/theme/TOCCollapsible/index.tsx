// Ejected: <details>, which needs neither script nor inline style, and stays below the bar with the heading that is read.
import {useFilteredAndTreeifiedTOC} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {useEffect, useRef} from 'react';
import {showInside} from '../../shell/show-inside';
import {followCurrent} from '../TOC/follow-current';

/** Writes the current entry beside the label, and marks it in the list. */
function followIn(box: HTMLDetailsElement, place: HTMLElement) {
  const contents = document.querySelector('.theme-doc-toc-desktop');
  if (!contents) return;
  return followCurrent(contents, (current) => {
    place.textContent = current?.textContent ?? '';
    for (const link of box.querySelectorAll('.toc__link')) {
      link.classList.toggle(
        'toc__link--active',
        link.getAttribute('href') === current?.getAttribute('href'),
      );
    }
  });
}

export default function TOCCollapsible({toc, className, minHeadingLevel, maxHeadingLevel}: Props) {
  const ref = useRef<HTMLDetailsElement>(null);
  const place = useRef<HTMLSpanElement>(null);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other contents.
  useEffect(() => {
    if (ref.current && place.current) return followIn(ref.current, place.current);
  }, [toc]);
  if (tree.length === 0) return null;
  return (
    <details
      ref={ref}
      className={clsx('toc-narrow theme-doc-toc-mobile', className)}
      data-no-print
      data-sticks
      onToggle={({currentTarget: box}) => {
        const current = box.querySelector('.toc__link--active');
        const list = box.lastElementChild;
        if (box.open && current && list) showInside(list, current, [32, 64]);
      }}
    >
      <summary className="unfold">
        On this page
        <span ref={place} />
      </summary>
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
