import { parseArgs } from 'node:util';
import { openCommandStore } from '../base/database/command-store';
import { DataFolderBusy } from '../base/database/embedded/data-lock';
import { ConfigError, loadConfig } from '../config';
import { knowledgeCommands } from '../knowledge/knowledge-commands';

const usage = `npm run knowledge -- <command>
  list                                                  every knowledge base, whose it is, who reads it
  add <name> [--organization <tenant id> | --domain <domain>] [--audience <audience>] [--title <title>]
  audience <id|name> <audience> [--roles owner,admin]   who reads it from now on
  assign 1 --organization <tenant id>                   what was loaded before organizations had their own
Audiences: everybody (on the domains of its owner), signed-in, members, roles.
Exit codes: 0 done, 1 refused, 2 wrong call.`;

/** The `npm run knowledge` command. */
export async function main(args: string[], say: (line: string) => void = console.log): Promise<number> {
  const read = readArguments(args);
  const [asked = '', ...names] = read?.positionals ?? [];
  const command = Object.hasOwn(knowledgeCommands, asked) ? knowledgeCommands[asked] : undefined;
  if (!read || !command || names.length !== command.names) {
    say(usage);
    return 2;
  }
  try {
    const { store, close } = await openCommandStore(loadConfig(process.env), 'knowledge');
    try {
      const lines: string[] = [];
      const wish = { ...read.values, names, say: (line: string) => lines.push(line) };
      const done = await store.db.transaction().execute((trx) => command.run(trx, wish));
      // Said once it holds.
      for (const line of lines) say(line);
      return done ? 0 : 1;
    } finally {
      await close();
    }
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof DataFolderBusy)) throw error;
    say(error.message);
    return 1;
  }
}

function readArguments(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { organization: text, domain: text, audience: text, roles: text, title: text },
    });
  } catch {
    return undefined;
  }
}
