/**
 * `npm run search:push`: uploads the search records to the hosted service. They go into an index of
 * their own, which replaces the one in use in a single step; until then, and after any failure,
 * readers search the old one.
 */
import {algoliasearch, type SearchClient} from 'algoliasearch';
import {parsePushEnvironment} from '../model/schema/environment.ts';
import {type HostedRecord, hostedRecords, hostedSettings} from '../model/search/hosted-records.ts';
import {readIndex} from '../model/search/read-index.ts';

interface PushSettings {
  appId: string;
  /** A key that may write: `addObject`, `editSettings`, `deleteIndex`. */
  writeKey: string;
  indexName: string;
  /** Hosts to use instead of those derived from `appId`; for tests. */
  hosts?: {url: string; accept: 'read' | 'write' | 'readWrite'; protocol: 'http' | 'https'}[];
}

async function fill(client: SearchClient, indexName: string, records: HostedRecord[]) {
  const {taskID} = await client.setSettings({indexName, indexSettings: hostedSettings});
  await client.waitForTask({indexName, taskID});
  await client.chunkedBatch({
    indexName,
    objects: records,
    action: 'addObject',
    waitForTasks: true,
  });
}

/**
 * Replaces the hosted index.
 *
 * @returns Number of records now in use.
 * @throws If the service fails; the index in use is then unchanged and the half-filled one is deleted.
 */
export async function pushRecords(
  {appId, writeKey, indexName, hosts}: PushSettings,
  records: HostedRecord[],
): Promise<number> {
  if (records.length === 0) throw new Error('There are no records: the index in use is kept.');
  const client = algoliasearch(appId, writeKey, hosts ? {hosts} : undefined);
  const next = `${indexName}_next_${Date.now().toString(36)}`;
  try {
    await fill(client, next, records);
    const {taskID} = await client.operationIndex({
      indexName: next,
      operationIndexParams: {operation: 'move', destination: indexName},
    });
    await client.waitForTask({indexName: next, taskID});
  } catch (error) {
    // The first error is the one that tells what went wrong.
    await client.deleteIndex({indexName: next}).catch(() => undefined);
    throw error;
  }
  return records.length;
}

if (process.argv[1] === import.meta.filename) {
  try {
    const settings = parsePushEnvironment(process.env);
    const count = await pushRecords(settings, hostedRecords(readIndex('whole')));
    console.log(`${count} records are now in "${settings.indexName}".`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
