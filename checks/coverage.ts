// npm run check:coverage: exports of the toolkit that no page documents. A list for writers, no gate.

import {readReports} from '../model/api/read-reports.ts';
import {measureExports} from '../model/pages/coverage.ts';
import {readSite} from '../model/pages/site.ts';

for (const {name, written, all, missing} of measureExports(readSite(), readReports().all)) {
  if (missing.length > 0)
    console.log(`${name}: ${written} of ${all}, without ${missing.join(', ')}`);
}
