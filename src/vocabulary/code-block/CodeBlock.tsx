import {useHistory} from '@docusaurus/router';
import {type ReactElement, useEffect, useRef, useState} from 'react';
import {attachApiCards} from './api-card';
import './code-block.css';
import {copyCode} from './copy';
import {type EditedFence, openFence} from './edit-fence';
import {offerTypes} from './offer-types';
import {watchOverflow} from './overflow';
import {choosePackageManager, showPackageManager} from './package-manager';
import {toggleWrap} from './wrap';

interface Props {
  /** Finished markup of a fence, made by `mdx/code-blocks.ts`. */
  html: string;
}

/** By its place in the code: the browser may have moved it into what is seen of the block. */
const isBelowFold = (name: Element): boolean => {
  const code = name.closest('pre');
  if (!code) return false;
  const start = code.firstElementChild?.getBoundingClientRect().top ?? 0;
  return name.getBoundingClientRect().bottom - start > code.clientHeight;
};

/** A code sample: the markup is static, this adds what its buttons and links do. */
export function CodeBlock({html}: Props): ReactElement {
  const block = useRef<HTMLDivElement>(null);
  const [edited, setEdited] = useState<EditedFence | null>(null);
  const history = useHistory();
  useEffect(() => {
    const node = block.current;
    if (!node) return;
    const onClick = (event: MouseEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      const manager = target?.closest<HTMLElement>('[data-pm-choice]');
      if (manager) choosePackageManager(manager);
      else if (target?.closest('.code-edit')) openFence(node).then(setEdited, () => undefined);
      else if (target?.closest('.code-copy')) void copyCode(node);
      else if (target?.closest('.code-wrap')) toggleWrap(node);
      else if (target?.closest('.code-more')) node.dataset.whole = '';
    };
    // A name below the fold that gets the focus has to be seen.
    const onFocus = ({target}: FocusEvent): void => {
      if (target instanceof HTMLAnchorElement && isBelowFold(target)) node.dataset.whole = '';
    };
    node.addEventListener('click', onClick);
    node.addEventListener('focusin', onFocus);
    showPackageManager(node);
    const stopOverflow = watchOverflow(node);
    const stopCards = attachApiCards(node, (path) => history.push(path));
    const stopTypes = offerTypes(node);
    return () => {
      node.removeEventListener('click', onClick);
      node.removeEventListener('focusin', onFocus);
      stopOverflow();
      stopCards();
      stopTypes();
    };
  }, [history]);
  return (
    <>
      {/* It stays while it is edited: closing the editor shows it as it was. */}
      <div
        ref={block}
        className="code-block"
        hidden={edited !== null}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: built from our own pages at build time, escaped there
        dangerouslySetInnerHTML={{__html: html}}
      />
      {edited && (
        <edited.Fence
          project={edited.project}
          height={edited.height}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
