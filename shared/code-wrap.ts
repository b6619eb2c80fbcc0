/** Where it is kept in `localStorage` whether long lines of code go on in a next one. */
export const codeWrapKey = 'docs-code-wrap';

/** Script for the page's head: puts the choice on `<html data-wrap>` before the first paint, so that no block jumps. */
export const codeWrapScript = `(function(){try{var w=localStorage.getItem('${codeWrapKey}');if(/^o(n|ff)$/.test(w))document.documentElement.setAttribute('data-wrap',w)}catch(e){}})()`;
