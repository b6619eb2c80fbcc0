// npm run check:settings: the environment holds what the site understands; `npm start` asks before it builds.
import {readServices} from '../config/services.ts';

try {
  readServices();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
