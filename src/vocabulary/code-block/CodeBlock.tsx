import {useHistory} from '@docusaurus/router';
import {type ReactElement, useEffect, useRef} from 'react';
import {attachApiCards} from './api-card';
import './code-block.css';
import {copyCode} from './copy';
import {offerTypes} from './offer-types';
import {watchOverflow} from './overflow';
import {choosePackageManager, showPackageManager} from './package-manager';

interface Props {
  /** Finished markup of a fence, made by `mdx/code-blocks.ts`. */
  html: string;
}

/** A code sample: the markup is static, this adds what its buttons and links do. */
export function CodeBlock({html}: Props): ReactElement {
  const block = useRef<HTMLDivElement>(null);
  const history = useHistory();
  useEffect(() => {
    const node = block.current;
    if (!node) return;
    const onClick = (event: MouseEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      const manager = target?.closest<HTMLElement>('[data-pm-choice]');
      if (manager) choosePackageManager(manager);
      else if (target?.closest('.code-copy')) void copyCode(node);
      else if (target?.closest('.code-wrap')) toggleWrap(node);
    };
    node.addEventListener('click', onClick);
    showPackageManager(node);
    const stopOverflow = watchOverflow(node);
    const stopCards = attachApiCards(node, (path) => history.push(path));
    const stopTypes = offerTypes(node);
    return () => {
      node.removeEventListener('click', onClick);
      stopOverflow();
      stopCards();
      stopTypes();
    };
  }, [history]);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: built from our own pages at build time, escaped there
    <div ref={block} className="code-block" dangerouslySetInnerHTML={{__html: html}} />
  );
}

function toggleWrap(block: HTMLElement): void {
  const isWrapped = block.toggleAttribute('data-wrap');
  block.querySelector('.code-wrap')?.setAttribute('aria-pressed', String(isWrapped));
}
