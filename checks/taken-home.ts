// Holds what the proofs of the playground and of the registry kept against the code as it is: npm run check has it.
import {checkTakenHome} from '../proofs/taken-home.ts';
import {printProblems} from './print.ts';

printProblems(checkTakenHome(), '2 proofs of what readers take home');
