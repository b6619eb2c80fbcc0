/** `npm run -s mcp [-- build folder]`: answers a client that starts this process, over its input and output. */
import path from 'node:path';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {createMcpServer} from './server.ts';
import {readBuiltSite} from './site.ts';

try {
  const site = await readBuiltSite(path.resolve(process.argv[2] ?? 'build'));
  await createMcpServer(site).connect(new StdioServerTransport());
} catch (error) {
  // The output belongs to the protocol.
  console.error((error as Error).message);
  process.exit(1);
}
