/** The package managers a reader can choose, npm first: it is what writers write. */
export const packageManagers = ['npm', 'pnpm', 'yarn', 'bun'] as const;

/** One of the package managers. */
export type PackageManager = (typeof packageManagers)[number];

/** Where the choice is kept in `localStorage`. */
export const packageManagerKey = 'docs-package-manager';

/**
 * Script for the page's head: puts the reader's package manager on `<html data-pm>` before the first
 * paint, so that no block jumps. `?pm=` wins over the remembered choice and isn't remembered.
 */
export const packageManagerScript = `(function(){try{var d=document.documentElement,p=new URLSearchParams(location.search).get('pm')||localStorage.getItem('${packageManagerKey}');if(/^(${packageManagers.join('|')})$/.test(p))d.setAttribute('data-pm',p)}catch(e){}})()`;
