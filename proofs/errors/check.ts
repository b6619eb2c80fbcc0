// Holds what `npm run errors` kept against the cases, the packages and the error reference as they are. A file of its
// own, since the cases load most of the toolkit.
import {printProblems} from '../../checks/print.ts';
import {exists, readJson} from '../../model/io.ts';
import {checkProof, hashSources, proofSchema, RESULTS} from './records.ts';

const proof = readJson(RESULTS, proofSchema);
printProblems(
  checkProof(proof, hashSources(), (slug) => exists(`content/docs/errors/${slug}.mdx`)),
  `${proof.results.length} messages provoked, ${proof.entries.length} entries`,
);
