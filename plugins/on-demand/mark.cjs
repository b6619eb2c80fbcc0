const {createHash} = require('node:crypto');
const path = require('node:path');

/**
 * The file whose presence says that a page is asked for: the compiler watches it.
 *
 * @param {string} marks Folder of these files.
 * @param {string} file The page's text.
 */
exports.markOf = (marks, file) =>
  path.join(marks, createHash('sha256').update(file).digest('hex').slice(0, 16));
