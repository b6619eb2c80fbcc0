// Who may import whom: rooms by where code runs; data flows one way. Run: npm run check:imports

/** A rule that lets files of `room` import project files only from `allowed` (and their own room). */
const only = (room, allowed, comment) => ({
  name: `${room.replace(/\W.*/, '')}-imports`,
  severity: 'error',
  comment,
  from: {path: `^${room}`, pathNot: '\\.test\\.tsx?$'},
  to: {
    path: '^(?!node_modules/)',
    pathNot: [`^${room}`, ...allowed],
    dependencyTypes: ['local', 'aliased-tsconfig', 'aliased-tsconfig-paths'],
  },
});

/**
 * The floors of `src/`, from the ground up: a folder imports only from floors below its own. Overrides
 * are also reached through `@theme/…`, the framework's own seam, from everywhere.
 */
const FLOORS = [
  ['css', 'start'],
  ['ui', 'outside'],
  ['film', 'shell'],
  ['search', 'page-actions', 'decoder'],
  ['ask', 'offline'],
  ['playground'],
  ['demo-host'],
  ['vocabulary'],
  ['theme'],
  ['pages'],
  ['routes', 'a-z', 'course'],
  ['learn'],
];

const floors = FLOORS.flatMap((folders, floor) =>
  folders.map((folder) => ({
    name: `src-${folder}-imports`,
    severity: 'error',
    comment: 'Within src/, imports lead to the floors below: see FLOORS.',
    from: {path: `^src/${folder}/`, pathNot: '\\.test\\.tsx?$'},
    to: {
      path: '^src/',
      pathNot: [folder, ...FLOORS.slice(0, floor).flat()].map((name) => `^src/${name}/`),
    },
  })),
);

const DATA = '^content/data/';
const SHARED = '^shared/';
const MODEL = '^model/';

module.exports = {
  forbidden: [
    ...floors,
    only(
      'shared/',
      // Commands of a step are read against the toolkit's own list of flags.
      ['^toolkit/api/cli-options\\.json$'],
      'The nouns stand alone: everything may import them.',
    ),
    only(
      'model/',
      [SHARED],
      'The model is pure data in, data out; it knows no framework and no screen.',
    ),
    only('mdx/', [MODEL, SHARED], 'Syntax-tree plugins ask the model and nobody else.'),
    only(
      'plugins/',
      [MODEL, SHARED, '^config/', '^demos/_stage/', '^mdx/', DATA, '^build-steps/compress\\.ts$'],
      'Docusaurus plugins hand the model to routes and files.',
    ),
    only(
      'checks/',
      [MODEL, SHARED, '^config/', '^demos/_stage/', DATA, '^commands/toolkit\\.ts$'],
      'Checks print what the model finds.',
    ),
    only(
      'demos/(?!_stage)',
      [SHARED, '^demos/'],
      'A demo is code of the toolkit that a reader could paste.',
    ),
    only(
      'src/',
      [
        SHARED,
        '^demos/',
        '^config/(?:identity|search)\\.ts$',
        DATA,
        '^toolkit/api/',
        // What a film has to show is looked at in the page.
        '^content/course/.+/checks\\.ts$',
      ],
      'What runs in the browser must not pull in build-time code.',
    ),
    {
      name: 'playground-frame-imports',
      severity: 'error',
      comment: 'What runs beside a stranger’s code is small, and knows nothing of the page.',
      from: {path: '^src/playground/frame/'},
      to: {
        path: '^(?:src|demos|toolkit|content|config)/',
        pathNot: [
          '^src/playground/(?:frame/|(?:protocol|look-schema|limits)\\.ts$)',
          '^src/film/(?:Stage\\.tsx|close-forgotten-frames\\.ts)$',
          // A script of a step estimates with the same prices as the page about Lambda.
          '^content/data/lambda-prices\\.ts$',
        ],
      },
    },
    only(
      'demos/_stage/',
      [
        SHARED,
        MODEL,
        '^demos/',
        '^src/css/',
        '^src/playground/(?:host|templates)/',
        DATA,
        '^plugins/playground/(?:bundle|fonts)\\.ts$',
        '^commands/chromium\\.mjs$',
      ],
      'The stage draws demos outside the site.',
    ),
    only(
      'config/',
      [SHARED, '^model/schema/'],
      'Configuration is values; its schema is in the model.',
    ),
    only(
      'content/',
      [SHARED, MODEL, '^config/identity\\.ts$'],
      'Content names what the model checks.',
    ),
    only(
      'tests/(?!guides/)',
      [
        '^playwright\\.config\\.ts$',
        '^hosting/serve\\.ts$',
        '^commands/chromium\\.mjs$',
        '^shared/(?:page-table|start)\\.ts$',
      ],
      'Browser tests know only the built site, who serves it, and how its documents start.',
    ),
    only(
      'mcp/',
      [SHARED, '^config/identity\\.ts$', '^src/search/engine/', '^src/ask/'],
      'The server for agents reads what the build wrote, with the engine of the search box.',
    ),
    only('commands/.*\\.mjs$', [], 'Plain JavaScript runs before anything is installed.'),
    only(
      'commands/.*\\.ts$',
      ['^commands/', MODEL, SHARED],
      'Commands make what the model describes.',
    ),
    only(
      'hosting/',
      [
        SHARED,
        '^model/(?:links/|parse-json\\.ts$)',
        '^commands/(?:docusaurus|port)\\.mjs$',
        '^mcp/http\\.ts$',
      ],
      'A host is told what it needs: headers, redirects, routes.',
    ),
    only(
      'build-steps/',
      [SHARED, MODEL, '^config/', DATA, '^hosting/'],
      'The end of a build reads what was built, and writes beside it.',
    ),
    only(
      'proofs/',
      [
        MODEL,
        SHARED,
        '^config/identity\\.ts$',
        '^checks/print\\.ts$',
        '^hosting/serve\\.ts$',
        '^commands/(?:chromium\\.mjs|toolkit\\.ts)$',
        '^src/playground/frame/',
        '^tests/guides/',
      ],
      'Proofs use the packages themselves, and know what the pages say.',
    ),
    only(
      'shots/',
      [MODEL, SHARED, DATA, '^commands/chromium\\.mjs$'],
      'Pictures of the Studio are taken as content/shots says, the film of the course as its steps make it.',
    ),
    only(
      'tests/guides/',
      [MODEL, SHARED, '^commands/chromium\\.mjs$'],
      'Guides are tested with what stands on their pages.',
    ),
    {
      name: 'one-door-to-the-disk',
      severity: 'error',
      comment:
        'Only model/io.ts touches the disk; everything else in the model can be tested with texts.',
      // Samples run in a process of their own, which needs to know where it may read.
      from: {
        path: '^model/',
        pathNot: [
          '^model/io\\.ts$',
          '\\.test\\.ts$',
          '^model/samples/run-(?:process|worker)\\.ts$',
        ],
      },
      to: {path: '^(?:node:)?fs(?:/promises)?$'},
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Data flows one way.',
      from: {pathNot: '^node_modules'},
      to: {circular: true, viaOnly: {dependencyTypesNot: ['type-only']}},
    },
    {
      name: 'no-test-code',
      severity: 'error',
      comment: 'Helpers of tests are for tests.',
      from: {pathNot: ['\\.test\\.tsx?$', '^tests/', 'test-(?:site|record)\\.ts$']},
      to: {path: ['\\.test\\.tsx?$', 'test-(?:site|record)\\.ts$']},
    },
    {
      name: 'no-undeclared-package',
      severity: 'error',
      comment: 'A package that is not in package.json is there by accident.',
      from: {
        path: '^(?:shared|model|mdx|plugins|checks|config|src|demos|commands|build-steps|hosting|mcp|shots)/',
      },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
        pathNot: [
          '^@(?:theme|docusaurus|generated|site)',
          // Parts of the framework that its own packages bring.
          '^node_modules/(?:@docusaurus|react-router-config|react-router-dom|react-router|history)/',
        ],
      },
    },
  ],
  options: {
    doNotFollow: {path: '(?:^|/)node_modules/'},
    exclude: {path: '^(?:build|\\.docusaurus|\\.cache|toolkit/node_modules)/'},
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.jsx', '.json', '.css'],
    },
  },
};
