import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { readAnchor, writeAnchor } from '../base/audit/anchor';
import { exportLines } from '../base/audit/export-lines';
import { readChain, readHead } from '../base/audit/read-chain';
import { readExport } from '../base/audit/read-export';
import { sayVerdict } from '../base/audit/say-verdict';
import { verifyChain } from '../base/audit/verify-chain';
import { verifyLog } from '../base/audit/verify-log';
import { addAudit } from '../base/database/audit';
import { type CommandStore, openCommandStore } from '../base/database/command-store';
import { loadConfig } from '../config';
import { orSayWhy, type Say } from './run-command';

const usage = `npm run audit -- <command>
  verify [--from <anchor>] [--file <export.jsonl>]   checks the whole chain and names the first altered entry; with an anchor
                                                     kept elsewhere, it also finds a truncated or rewritten log
  anchor                                             number and hash of the last entry, to be kept elsewhere
  export [--format jsonl|csv] [--output <file>]      every entry; the export itself is logged
Exit codes: 0 intact; 1 broken or refused; 2 wrong usage; 3 the anchor is older than what retention has kept.`;

const options = {
  from: { type: 'string' },
  file: { type: 'string' },
  format: { type: 'string', default: 'jsonl' },
  output: { type: 'string' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
export type OpenStore = (readOnly: boolean) => Promise<CommandStore>;

const openConfigured: OpenStore = (readOnly) => openCommandStore(loadConfig(process.env), 'audit', { readOnly });

/** The `npm run audit` command. */
export async function main(args: string[], say: Say = console.log, open = openConfigured): Promise<number> {
  const read = readArguments(args);
  const command = read?.positionals.length === 1 ? commands[read.positionals[0] ?? ''] : undefined;
  if (!read || !command) {
    say(usage);
    return 2;
  }
  return orSayWhy(say, () => command(read.values, say, open));
}

const commands: Record<string, ((values: Values, say: Say, open: OpenStore) => Promise<number>) | undefined> = {
  verify,
  anchor: (_values, say, open) =>
    withStore(open, true, async ({ db }) => {
      say(writeAnchor(await readHead(db)));
      return 0;
    }),
  export: exportLog,
};

async function verify({ from, file }: Values, say: Say, open: OpenStore): Promise<number> {
  const anchor = from === undefined ? undefined : readAnchor(from);
  if (from !== undefined && !anchor) {
    say(
      `'${from}' is not an anchor. An anchor has the form <number>:<64 hex digits>, as printed by npm run audit -- anchor.`,
    );
    return 2;
  }
  if (file !== undefined) return sayVerdict(await verifyChain(readExport(file), { anchor }), say, anchor);
  return withStore(open, true, async ({ db }) => sayVerdict(await verifyLog(db, anchor), say, anchor));
}

async function exportLog({ format, output }: Values, say: Say, open: OpenStore): Promise<number> {
  if (format !== 'jsonl' && format !== 'csv') {
    say(`'${format}' is not a format. Choose jsonl or csv.`);
    return 2;
  }
  return withStore(open, false, async ({ db }) => {
    await addAudit(db, { who: 'console', action: 'audit-exported', target: format });
    const lines = Readable.from(exportLines(readChain(db), format));
    // Who can read an audit log can read much: the file is its owner's alone.
    if (output === undefined) for await (const line of lines) process.stdout.write(line);
    else await pipeline(lines, createWriteStream(output, { mode: 0o600 }));
    return 0;
  });
}

async function withStore(
  open: OpenStore,
  readOnly: boolean,
  act: (store: CommandStore['store']) => Promise<number>,
): Promise<number> {
  const { store, close } = await open(readOnly);
  try {
    return await act(store);
  } finally {
    await close();
  }
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch {
    return undefined;
  }
}
