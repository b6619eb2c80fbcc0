import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Expression, parseSync} from '@swc/core';
import {z} from 'zod';
import {readJson} from '../../model/io.ts';
import {parseValue} from '../../model/parse-json.ts';

/** A route as the framework generates it; `component` is the key of its modules. */
export interface GeneratedRoute {
  path: string;
  component: string;
  exact?: boolean;
  routes?: GeneratedRoute[];
  [attribute: string]: unknown;
}

/** Chunk names by prop, nested as the props are. */
export interface SourceModule {
  [prop: string]: string | SourceModule | (string | SourceModule)[];
}

const routesSchema: z.ZodType<GeneratedRoute[]> = z.array(
  z
    .object({
      path: z.string(),
      component: z.string(),
      exact: z.boolean().optional(),
      routes: z.lazy(() => routesSchema).optional(),
    })
    .passthrough(),
);

const moduleOrChunk = z.union([z.string(), z.lazy(() => moduleSchema)]);
const moduleSchema: z.ZodType<SourceModule> = z.record(
  z.union([moduleOrChunk, z.array(moduleOrChunk)]),
);

/** Loaders and weak references of the registry: only the request beside them is read. */
const UNREAD = ['ArrowFunctionExpression', 'MemberExpression'];

/** The value of an expression that consists of literals and calls of `ComponentCreator`. */
function evaluate(expression: Expression): unknown {
  switch (expression.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return expression.value;
    case 'NullLiteral':
      return null;
    case 'ArrayExpression':
      return expression.elements.map((element) => element && evaluate(element.expression));
    case 'ObjectExpression':
      return Object.fromEntries(
        expression.properties.map((property) => {
          if (property.type !== 'KeyValueProperty' || !('value' in property.key)) {
            throw new Error(`unexpected ${property.type}`);
          }
          return [String(property.key.value), evaluate(property.value)];
        }),
      );
    case 'CallExpression': {
      const {callee} = expression;
      if (callee.type === 'MemberExpression') return undefined;
      if (callee.type !== 'Identifier' || callee.value !== 'ComponentCreator') break;
      // The key under which the framework keeps the modules of a route.
      return expression.arguments.map(({expression: part}) => evaluate(part)).join('-');
    }
  }
  if (UNREAD.includes(expression.type)) return undefined;
  throw new Error(`unexpected ${expression.type}`);
}

/**
 * Reads the default export of a generated module.
 *
 * @throws {Error} If it is no longer made of literals.
 */
function readExport(file: string): unknown {
  const {body} = parseSync(readFileSync(file, 'utf8'), {syntax: 'ecmascript'});
  try {
    for (const item of body) {
      if (item.type === 'ExportDefaultExpression') return evaluate(item.expression);
    }
    throw new Error('no default export');
  } catch (error) {
    throw new Error(
      `${file} isn't what Docusaurus used to generate (${error instanceof Error ? error.message : error}): plugins/client-routes/read-generated.ts reads it.`,
    );
  }
}

/** What the framework has generated for the browser, as data. */
export interface Generated {
  routes: GeneratedRoute[];
  /** What to import for a chunk. */
  requests: Map<string, string>;
  /** Chunk names of a route's modules, by its key. */
  modules: Record<string, SourceModule>;
  globalData: Record<string, Record<string, unknown>>;
}

/**
 * Reads the framework's route table, registry and global data.
 *
 * @param folder Folder of generated files, `.docusaurus`.
 * @throws {Error} If one of them isn't what it was: the message names the file.
 */
export function readGenerated(folder: string): Generated {
  const at = (name: string) => path.join(folder, name);
  const registry = parseValue(
    'registry.js',
    readExport(at('registry.js')),
    z.record(z.tuple([z.unknown(), z.string()]).rest(z.unknown())),
  );
  return {
    routes: parseValue('routes.js', readExport(at('routes.js')), routesSchema),
    requests: new Map(Object.entries(registry).map(([chunk, [, request]]) => [chunk, request])),
    modules: readJson(at('routesChunkNames.json'), z.record(moduleSchema)),
    globalData: readJson(at('globalData.json'), z.record(z.record(z.unknown()))),
  };
}
