const {createHash} = require('node:crypto');
const {runInNewContext} = require('node:vm');

/** The worker's code, a literal on a line of its own, and the function that makes a worker of it. */
const MAKER =
  /^var src = ('.+');\n(?:\s|\/\/.*)*var makeWorker = \(\) => \{\n[\s\S]*?new Worker\(url\);[\s\S]*?\n\};$/m;

/**
 * Loader for `@remotion/gif`: writes the worker that the package carries as a text into a file, so that
 * it runs under a policy without `blob:`.
 *
 * @param {string} source
 * @returns {string}
 * @throws {Error} If the package doesn't look as it did, instead of a GIF that stays empty.
 */
module.exports = function gifWorker(source) {
  const found = MAKER.exec(source);
  if (!found) throw new Error('@remotion/gif makes its worker in another way: see this loader.');
  const code = runInNewContext(found[1]);
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const name = `assets/js/gif-worker.${hash}.js`;
  this.emitFile(name, code);
  return source.replace(
    found[0],
    () => `var makeWorker = () => new Worker(__webpack_public_path__ + ${JSON.stringify(name)});`,
  );
};
