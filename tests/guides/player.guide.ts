import type {Page} from '@playwright/test';
import {expect, test} from 'vitest';
import {visit} from './browser.ts';
import {probe} from './media.ts';
import {blank, openGuide} from './project.ts';

/** An app as `npm create vite` makes it, with React. */
const viteReact = {
  packages: ['react', 'react-dom', 'vite', '@vitejs/plugin-react', '@types/react', 'typescript'],
  given: {
    'package.json': JSON.stringify({private: true, type: 'module', scripts: {dev: 'vite'}}),
    'vite.config.js': `import react from '@vitejs/plugin-react';
import {defineConfig} from 'vite';

export default defineConfig({plugins: [react()]});
`,
    'index.html': '<div id="root"></div><script type="module" src="/src/main.tsx"></script>\n',
    'src/main.tsx': main('./App'),
  },
};

test('player/installation: the Player in a React app plays', async () => {
  const guide = openGuide('player/installation', viteReact);
  const app = await guide.start('npx vite --port 3420', 'http://localhost:3420/');
  try {
    await visit('http://localhost:3420/', async (page) => {
      await page.getByRole('heading', {name: 'Hello Ada'}).waitFor({state: 'attached'});
      await plays(page, () => page.locator('h1').evaluate((h1) => h1.style.opacity));
    });
  } finally {
    await app.stop();
  }
});

test('player/integration: one component in the app and in a render', async () => {
  const guide = openGuide('player/integration', {
    ...viteReact,
    packages: [...viteReact.packages, 'tsx'],
    given: {
      ...viteReact.given,
      'src/main.tsx': main('./app/App'),
      'main.mts': `import {render} from './server/render';

await render({text: 'From the server'}, 'out/video.mp4');
`,
    },
    replace: {
      'src/remotion/constants.ts': [
        ['1920', '320'],
        ['1080', '180'],
        ['120', '30'],
      ],
    },
  });
  const app = await guide.serve('npm run dev', 'http://localhost:3421/', {
    replace: [['npm run dev', 'npm run dev -- --port 3421']],
  });
  try {
    await visit('http://localhost:3421/', async (page) => {
      await page.getByRole('textbox').fill('Typed by the user');
      await page.getByRole('heading', {name: 'Typed by the user'}).waitFor({state: 'attached'});
    });
  } finally {
    await app.stop();
  }
  await guide.script('main.mts');
  expect((await probe(guide.file('out/video.mp4'))).video).toMatchObject({width: 320, frames: 30});
});

test('vue: the Player in a Vue component follows its props', async () => {
  const guide = openGuide('vue', {
    packages: ['vue', 'vite', '@vitejs/plugin-vue', 'typescript'],
    given: {
      'package.json': JSON.stringify({private: true, type: 'module', scripts: {dev: 'vite'}}),
      'index.html': '<div id="app"></div><script type="module" src="/src/main.ts"></script>\n',
      'src/main.ts': `import {createApp} from 'vue';
import App from './App.vue';

createApp(App).mount('#app');
`,
    },
  });
  const app = await guide.serve('npm run dev', 'http://localhost:3422/', {
    replace: [['npm run dev', 'npm run dev -- --port 3422']],
  });
  try {
    await visit('http://localhost:3422/', async (page) => {
      await page.getByRole('textbox').fill('Typed in Vue');
      await page.getByRole('heading', {name: 'Typed in Vue'}).waitFor({state: 'attached'});
      await plays(page, () => page.locator('h1').evaluate((h1) => h1.style.opacity));
      // Vue emits what the Player reports.
      const ended = page.waitForEvent('console', (message) => message.text() === 'The end');
      await ended;
    });
  } finally {
    await app.stop();
  }
});

test('svelte: the Player in SvelteKit follows its state', async () => {
  const guide = openGuide('svelte', {
    packages: ['svelte', '@sveltejs/kit', '@sveltejs/vite-plugin-svelte', 'vite', 'typescript'],
    given: {
      'package.json': JSON.stringify({private: true, type: 'module', scripts: {dev: 'vite dev'}}),
      'svelte.config.js': `import {vitePreprocess} from '@sveltejs/vite-plugin-svelte';

export default {preprocess: vitePreprocess(), kit: {}};
`,
      // The packages are links to a folder outside of the project.
      'vite.config.js': `import {sveltekit} from '@sveltejs/kit/vite';
import {defineConfig} from 'vite';

export default defineConfig({plugins: [sveltekit()], server: {fs: {strict: false}}});
`,
      'src/app.html': `<!doctype html>
<html><head>%sveltekit.head%</head><body><div>%sveltekit.body%</div></body></html>
`,
    },
  });
  const app = await guide.serve('npm run dev', 'http://localhost:3423/', {
    replace: [['npm run dev', 'npm run dev -- --port 3423']],
  });
  try {
    await visit('http://localhost:3423/', async (page) => {
      const number = page.locator('.__remotion-player span').first();
      await number.filter({hasText: /^5$/}).waitFor({state: 'attached'});
      await page.getByLabel('Seconds').fill('9');
      await number.filter({hasText: /^9$/}).waitFor({state: 'attached'});
      await plays(page, () => number.textContent());
    });
  } finally {
    await app.stop();
  }
});

test('miscellaneous/nextjs: a route that renders in a process of its own, and one by itself', async () => {
  const guide = openGuide('miscellaneous/nextjs', {
    packages: [...blank.packages, '@remotion/renderer', '@types/react-dom', '@types/node', 'next'],
    // Needs an account at AWS.
    skip: ['app/api/render/route.ts'],
    given: {
      'package.json': JSON.stringify({private: true, scripts: {}}),
      'app/layout.tsx': `export default function Layout({children}: {children: React.ReactNode}) {
  return <html><body>{children}</body></html>;
}
`,
      'app/page.tsx': 'export default function Page() {\n  return <p>Home</p>;\n}\n',
      'src/remotion/index.ts': blank.given['src/index.ts'] as string,
      'src/remotion/Root.tsx': (blank.given['src/Root.tsx'] as string).replace('{60}', '{5}'),
      'src/remotion/Composition.tsx': blank.given['src/Composition.tsx'] as string,
      'app/api/poster/route.ts': `import {renderStill, selectComposition} from '@remotion/renderer';

export const dynamic = 'force-dynamic';

export const GET = async (): Promise<Response> => {
  const serveUrl = process.cwd() + '/video-bundle';
  const composition = await selectComposition({serveUrl, id: 'MyComp', inputProps: {}});
  const {buffer} = await renderStill({serveUrl, composition, imageFormat: 'png'});
  return new Response(new Uint8Array(buffer as Buffer), {headers: {'content-type': 'image/png'}});
};
`,
    },
  });
  const built = await guide.exec('NEXT_TELEMETRY_DISABLED=1 npm run build');
  expect(built.code, built.output).toBe(0);
  const app = await guide.start('npx next start -p 3424', 'http://localhost:3424/');
  try {
    const video = await fetch('http://localhost:3424/api/render-local', {
      method: 'POST',
      body: JSON.stringify({title: 'From a route'}),
    });
    expect(video.headers.get('content-type')).toBe('video/mp4');
    guide.write('answer.mp4', new Uint8Array(await video.arrayBuffer()));
    expect((await probe(guide.file('answer.mp4'))).video?.frames).toBe(5);
    const poster = await fetch('http://localhost:3424/api/poster');
    expect(poster.status, app.output()).toBe(200);
    expect(Buffer.from(await poster.arrayBuffer()).toString('latin1', 1, 4)).toBe('PNG');
  } finally {
    await app.stop();
  }
});

/** Presses the play button of the controls, and waits for the picture to change. */
async function plays(page: Page, picture: () => Promise<string | null>): Promise<void> {
  const before = await picture();
  await page.locator('.__remotion-player').first().hover();
  await page.getByRole('button', {name: 'Play video'}).click();
  await expect.poll(picture, {timeout: 30_000, interval: 100}).not.toBe(before);
}

function main(app: string): string {
  return `import {createRoot} from 'react-dom/client';
import {App} from '${app}';

createRoot(document.getElementById('root')!).render(<App />);
`;
}
