import {expect, test} from 'vitest';
import {z} from 'zod';
import {parseJson} from '../../model/parse-json.ts';
import {visit} from './browser.ts';
import {readPage} from './page.ts';
import {openGuide} from './project.ts';

test('angular: a component that updates the Player and reports its frame', async () => {
  const added = readPage('angular').fences.find((fence) => fence.includes('"jsx"')) ?? '{}';
  const options = z.object({compilerOptions: z.record(z.unknown())});
  const {compilerOptions} = parseJson('tsconfig.json', added, options);
  const guide = openGuide('angular', {
    packages: [
      '@angular/build',
      '@angular/cli',
      '@angular/common',
      '@angular/compiler',
      '@angular/compiler-cli',
      '@angular/core',
      '@angular/platform-browser',
      'rxjs',
      'tslib',
      'typescript',
      'zone.js',
    ],
    given: {
      'package.json': '{"name": "app", "private": true}',
      'angular.json': JSON.stringify({
        version: 1,
        cli: {analytics: false},
        projects: {
          app: {
            projectType: 'application',
            root: '',
            sourceRoot: 'src',
            architect: {
              build: {
                builder: '@angular/build:application',
                options: {
                  browser: 'src/main.ts',
                  index: 'src/index.html',
                  polyfills: ['zone.js'],
                  tsConfig: 'tsconfig.json',
                  optimization: false,
                },
              },
              serve: {builder: '@angular/build:dev-server', options: {buildTarget: 'app:build'}},
            },
          },
        },
      }),
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          strict: true,
          skipLibCheck: true,
          isolatedModules: true,
          experimentalDecorators: true,
          importHelpers: true,
          target: 'ES2022',
          module: 'preserve',
          ...compilerOptions,
        },
        angularCompilerOptions: {strictTemplates: true},
        files: ['src/main.ts'],
      }),
      'src/index.html': '<!doctype html><html><body><app-root></app-root></body></html>',
      'src/main.ts': `import {bootstrapApplication} from '@angular/platform-browser';
import {App} from './app/app';

bootstrapApplication(App).catch((err) => console.error(err));
`,
    },
  });
  const app = await guide.serve('ng serve', 'http://localhost:3427/', {
    replace: [['ng serve', 'npx ng serve --port 3427']],
  });
  try {
    await visit('http://localhost:3427/', async (page) => {
      await page.getByRole('textbox').fill('Typed in Angular');
      await page.getByText('Typed in Angular').waitFor({state: 'attached'});
      await page.locator('.__remotion-player').first().hover();
      await page.getByRole('button', {name: 'Play video'}).click();
      const frame = async (): Promise<number> =>
        Number(/\d+/.exec((await page.locator('app-root > p').textContent()) ?? '')?.[0]);
      await expect.poll(frame, {timeout: 30_000}).toBeGreaterThan(3);
    });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${app.output()}`);
  } finally {
    await app.stop();
  }
});
