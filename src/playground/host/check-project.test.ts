import {expect, it, vi} from 'vitest';
import {checkProject} from './check-project';

// It names files that only a build makes.
vi.mock('./packages', () => ({isAvailable: () => false, packageNames: ['remotion']}));

it('names the first mistakes of a file that has thousands', async () => {
  const lines = Array.from({length: 3000}, (_, index) => `import 'no-package-${index}';`);
  const {faults} = await checkProject({files: {'src/Film.tsx': lines.join('\n')}});
  expect(faults.map(({line}) => line)).toEqual(Array.from({length: 20}, (_, index) => index + 1));
});
