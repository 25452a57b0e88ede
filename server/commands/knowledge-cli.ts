import { parseArgs } from 'node:util';
import { knowledgeCommands } from '../knowledge/knowledge-commands';
import { inTransaction, type Say } from './run-command';

const usage = `npm run knowledge -- <command>
  list                                                  every knowledge base: owner, audience, documents
  add <name> [--organization <tenant id> | --domain <domain>] [--audience <audience>] [--title <title>]
  audience <id|name> <audience> [--roles owner,admin]   who may read it from now on
  manual <offering> <version> [--title <title>]         a base for the manuals of what organizations have set up of the market
  assign 1 --organization <tenant id>                   documents imported before organizations had bases of their own
Audiences: everybody (on the domains of its owner), signed-in, members, roles.
Exit codes: 0 done, 1 refused, 2 wrong usage.`;

/** The `npm run knowledge` command. */
export async function main(args: string[], say: Say = console.log): Promise<number> {
  const read = readArguments(args);
  const [asked = '', ...names] = read?.positionals ?? [];
  const command = Object.hasOwn(knowledgeCommands, asked) ? knowledgeCommands[asked] : undefined;
  if (!read || !command || names.length !== command.names) {
    say(usage);
    return 2;
  }
  return inTransaction('knowledge', say, (trx, tell) => command.run(trx, { ...read.values, names, say: tell }));
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
