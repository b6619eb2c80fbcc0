// Holds what the proofs of the playground and of the registry kept against the code as it is: npm run check has it.

import {printProblems} from '../checks/print.ts';
import {checkTakenHome} from './taken-home.ts';

printProblems(checkTakenHome(), '2 proofs of what readers take home');
