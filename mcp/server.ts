import {Server} from '@modelcontextprotocol/sdk/server/index.js';
import {CallToolRequestSchema, ListToolsRequestSchema} from '@modelcontextprotocol/sdk/types.js';
import {z} from 'zod';
import {identity} from '../config/identity.ts';
import type {Site} from './site.ts';
import {TOOLS} from './tools.ts';

/**
 * Makes a server of the Model Context Protocol over a built site; it isn't connected yet.
 *
 * The SDK has a zod of its own, which the toolkit's pinned one isn't compatible with. So this is its plain
 * `Server` with JSON Schemas, and arguments are parsed by ours.
 */
export function createMcpServer(site: Site): Server {
  const server = new Server(
    {name: 'remotion-docs', version: identity.version},
    {
      capabilities: {tools: {}},
      instructions: `Documentation of Remotion ${identity.version}. Search first, then read the section you need. All @remotion packages must have the same version.`,
    },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: Object.entries(TOOLS).map(([name, {description, input}]) => ({
      name,
      description,
      inputSchema: {type: 'object' as const, additionalProperties: false, ...input},
      annotations: {readOnlyHint: true, openWorldHint: false},
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({params}) => {
    const tool = Object.hasOwn(TOOLS, params.name) ? TOOLS[params.name] : undefined;
    const said = (text: string, isError?: boolean) => ({
      content: [{type: 'text' as const, text}],
      ...(isError ? {isError} : {}),
    });
    if (!tool) {
      return said(
        `There is no tool ${params.name}. There are: ${Object.keys(TOOLS).join(', ')}.`,
        true,
      );
    }
    try {
      const {text, isError} = tool.run(site, params.arguments ?? {});
      return said(text, isError);
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      const problems = error.issues.map(
        ({path, message}) => `${path.join('.') || 'arguments'}: ${message}`,
      );
      return said(problems.join('\n'), true);
    }
  });
  return server;
}
