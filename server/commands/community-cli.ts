import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readPieces } from '../accounts';
import { findPersonByAccount } from '../accounts/store/persons';
import { type CommandStore, openCommandStore } from '../base/database/command-store';
import type { Store } from '../base/database/db';
import { message } from '../base/messages/message';
import {
  type ExportedFile,
  type ExportedPost,
  exportPath,
  toExport,
  toMarkdownFile,
  withExportedFiles,
} from '../community/import/export-posts';
import { type Imported, importPosts } from '../community/import/import-posts';
import { readPictures } from '../community/import/read-pictures';
import { readers, readSource } from '../community/import/read-source';
import { importReport } from '../community/import/report';
import { tidySource } from '../community/import/tidy-source';
import { indexPost } from '../community/index-post';
import { exportedPosts } from '../community/store/exports';
import { claimName } from '../community/store/imports';
import { filesOfPosts } from '../community/store/pictures';
import { loadConfig } from '../config';
import { communityBase } from '../knowledge';
import { orSayWhy, type Say } from './run-command';

const usage = `npm run community -- <command>
  import <file or folder> --format ${Object.keys(readers).join('|')} --domain <domain> [--organization <tenant id>] [--dry-run]
  export <folder> --domain <domain> [--organization <tenant id>] [--format markdown|jsonl]
  claim <name> --domain <domain> --person <phone, mail address or user name>   gives imported posts to the person whose they are
--organization  posts that only its members read; otherwise those for everybody
--dry-run       says what an import would do, and does nothing
Exit codes: 0 done; 1 something was not taken, or refused; 2 wrong usage.`;

const text = { type: 'string' } as const;
const options = {
  ...{ format: text, domain: text, organization: text, person: text },
  'dry-run': { type: 'boolean' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
type Work = (store: Store, subject: string, values: Values & { domain: string }, say: Say) => Promise<number>;
export type OpenStore = () => Promise<CommandStore>;

const commands: Record<string, Work | undefined> = { import: runImport, export: runExport, claim: runClaim };
const openConfigured: OpenStore = () => openCommandStore(loadConfig(process.env), 'community');

/** The `npm run community` command. */
export async function main(args: string[], say: Say = console.log, open = openConfigured): Promise<number> {
  const read = readArguments(args);
  const [name = '', subject, ...more] = read?.positionals ?? [];
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const { domain } = read?.values ?? {};
  if (!read || !command || subject === undefined || more.length > 0 || domain === undefined) {
    say(usage);
    return 2;
  }
  return orSayWhy(say, async () => {
    const { store, close } = await open();
    try {
      const boards = await boardsOf(store, domain);
      if (!boards) {
        say(`There is no domain '${domain}' with a published setting.`);
        return 1;
      }
      return await command(store, subject, { ...read.values, domain }, say);
    } finally {
      await close();
    }
  });
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch {
    return undefined;
  }
}

type Boards = { id: string; name: Record<string, string> | string }[];

/** Undefined where the domain has no setting. */
async function boardsOf({ db }: Store, domain: string): Promise<Boards | undefined> {
  const found = await db
    .selectFrom('setting_pointer as p')
    .innerJoin('setting_revision as r', 'r.id', 'p.published')
    .select('r.body')
    .where('p.access_domain', '=', domain)
    .executeTakeFirst();
  const community = found?.body.community as { boards?: Boards } | undefined;
  return found && (community?.boards ?? []);
}

const baseOf = (
  { db }: Pick<Store, 'db'>,
  { domain, organization = null }: { domain: string; organization?: string | null },
) =>
  communityBase(db, {
    ...{ domain, organization },
    title: message(organization === null ? 'community:base.domain' : 'community:base.organization'),
  });

/** Rolls back. */
class DryRun extends Error {
  constructor(readonly imported: Imported) {
    super();
  }
}

async function runImport(store: Store, path: string, values: Values & { domain: string }, say: Say): Promise<number> {
  const { format = '', domain, organization = null, 'dry-run': isDry = false } = values;
  if (!Object.hasOwn(readers, format)) {
    say(`'${format}' is not a format. Choose one of: ${Object.keys(readers).join(', ')}.`);
    return 2;
  }
  const started = Date.now();
  const source = readSource(path, format);
  const pictures = statSync(path).isDirectory() ? await readPictures(path, domain, source.posts) : undefined;
  const { posts, notes } = tidySource(source.posts, (await boardsOf(store, domain)) ?? []);
  // The place for its posts is the same with and without any.
  const kbId = await baseOf(store, { domain, organization });
  const imported = await store.db
    .transaction()
    .execute(async (trx) => {
      const result = await importPosts(
        trx,
        { domain, kbId, organization },
        { posts, format, pictures: pictures?.byId },
      );
      if (isDry) throw new DryRun(result);
      return result;
    })
    .catch((error: unknown) => {
      if (error instanceof DryRun) return error.imported;
      throw error;
    });
  // A post is found at once; a running server would bring in the rest within minutes.
  if (!isDry) for (const id of imported.touched) await indexPost(store, id, new AbortController().signal);
  const all = [...source.notes, ...(pictures?.notes ?? []), ...notes];
  const seconds = (Date.now() - started) / 1000;
  for (const line of importReport(imported, { notes: all, isDry, seconds })) say(line);
  return all.some(({ what }) => what === 'broken') ? 1 : 0;
}

async function runExport(store: Store, folder: string, values: Values & { domain: string }, say: Say): Promise<number> {
  const { format = 'jsonl' } = values;
  if (format !== 'jsonl' && format !== 'markdown') {
    say(`'${format}' is not a format. Choose jsonl or markdown.`);
    return 2;
  }
  mkdirSync(folder, { recursive: true });
  const posts: ExportedPost[] = [];
  for await (const { post, replies } of exportedPosts(store.db, await baseOf(store, values))) {
    const files = await filesOfPosts(
      store.db,
      [post, ...replies].map(({ id }) => id),
    );
    for (const file of files) await writeFileOf(store, folder, file);
    posts.push(withExportedFiles(toExport(post, replies), files));
  }
  // They may be an organization's own.
  const write = (name: string, content: string) => writeFileSync(join(folder, name), content, { mode: 0o600 });
  if (format === 'jsonl') write('posts.jsonl', posts.map((post) => `${JSON.stringify(post)}\n`).join(''));
  else for (const post of posts) write(`${post.id}.md`, toMarkdownFile(post));
  say(`Wrote ${posts.length} posts to ${folder}.`);
  return 0;
}

async function writeFileOf({ db }: Store, folder: string, file: ExportedFile): Promise<void> {
  const path = join(folder, exportPath(file));
  mkdirSync(dirname(path), { recursive: true });
  await writeFile(path, readPieces(db, file.id, 0, file.size - 1), { mode: 0o600 });
}

async function runClaim({ db }: Store, name: string, values: Values & { domain: string }, say: Say): Promise<number> {
  const person = values.person && (await findPersonByAccount(db, values.person));
  if (!person) {
    say(values.person ? `There is no person '${values.person}'.` : 'Name the person with --person.');
    return 1;
  }
  const count = await claimName(db, { domain: values.domain, name, person: person.id });
  say(count > 0 ? `${count} texts are theirs now.` : `Nothing imported stands under the name '${name}'.`);
  return count > 0 ? 0 : 1;
}
