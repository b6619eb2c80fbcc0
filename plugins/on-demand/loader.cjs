const {existsSync} = require('node:fs');
const {markOf} = require('./mark.cjs');

/**
 * Gives an error instead of a page's text until the page is asked for (`plugins/on-demand.ts`).
 *
 * @returns {string | undefined} Nothing if the other loaders are to read it.
 */
exports.pitch = function onDemand() {
  const mark = markOf(this.getOptions().marks, this.resourcePath);
  this.addDependency(mark);
  if (existsSync(mark)) return undefined;
  return 'throw new Error("This page is compiled when its document is asked for.");';
};
