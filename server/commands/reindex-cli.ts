import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { openCommandStore } from '../base/database/command-store';
import { liveHolder } from '../base/database/embedded/data-lock';
import { loadConfig } from '../config';

const usage = `usage: npm run reindex
Rebuilds the search index from the database: a running server does so in the background, otherwise the next start does. Takes no arguments.`;

/** The `npm run reindex` command: asks running servers to build their index anew, or takes away the old one. */
export async function main(args: string[] = []): Promise<number> {
  // --help must not run the command.
  if (args.length > 0) {
    console.error(usage);
    return args[0] === '--help' ? 0 : 2;
  }
  const config = loadConfig(process.env);
  if (config.databaseUrl || liveHolder(config.data)) {
    const { store, close } = await openCommandStore(config, 'reindex');
    await sql`select pg_notify('reindex', 'all')`.execute(store.db);
    await close();
    console.log('Every running server rebuilds its search index; the old one is used until then.');
    return 0;
  }
  await rm(path.join(config.data, 'index'), { recursive: true, force: true });
  console.log('The search index was removed; the next start rebuilds it.');
  return 0;
}
