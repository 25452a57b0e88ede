import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { LOCALES } from '../../generated/locales';
import { findOrganization } from '../accounts/store/organizations';
import { openCommandStore } from '../base/database/command-store';
import type { Store } from '../base/database/db';
import { loadConfig } from '../config';
import { ingest } from '../knowledge/ingest/ingest';
import { createProgressView } from '../knowledge/ingest/progress-line';
import {
  findKnowledgeBase,
  KNOWLEDGE_BASES,
  type KnowledgeBase,
  ownKnowledgeBase,
  seedKnowledgeBases,
} from '../knowledge/store/knowledge-bases';
import { reportLines } from './ingest-report';

const names = KNOWLEDGE_BASES.map((kb) => `${kb.id} (${kb.slug})`).join(', ');
const USAGE = `usage: npm run ingest -- <folder or file> … [--kb <id|name>] [--organization <tenant id>] [--prune[=all]] [--as <name>] [--lang zh-CN]
  --kb     knowledge base: ${names}, or one of your own; default 3
  --organization  with --kb 1: the organization that owns the documents; its members read them (npm run knowledge opens them to others)
  --prune  also remove documents that these folders or files no longer contain; --prune=all even if that looks like a mistake
  --as     a name for the only folder or file, for sources that move
  --lang   language of the report: zh-CN or en-US (the default)
Formats: Markdown, HTML, text, PDF, DOCX, CSV/TSV, JSON Lines exports. Exit codes: 0 all imported, 1 some files not imported or documents not removed, 2 wrong usage.`;

function parse(argv: string[]) {
  const { values, positionals } = parseArgs({
    // An option takes a value always or never.
    args: argv.map((word) => (word === '--prune=all' ? '--prune-all' : word)),
    allowPositionals: true,
    options: {
      kb: { type: 'string', default: '3' },
      organization: { type: 'string' },
      prune: { type: 'boolean' },
      'prune-all': { type: 'boolean' },
      as: { type: 'string' },
      lang: { type: 'string', default: 'en-US' },
      help: { type: 'boolean' },
    },
  });
  const { kb, organization, as, help } = values;
  const prune = values['prune-all'] ? ('all' as const) : values.prune ? ('some' as const) : undefined;
  const lang = LOCALES.find((one) => one === values.lang);
  if (!lang) throw new Error(`--lang must be one of: ${LOCALES.join(', ')}.`);
  if (!help && positionals.length === 0) throw new Error('Name at least one folder or file.');
  if (organization !== undefined && !isOrganizations(kb))
    throw new Error(`--organization works only with --kb 1, not with --kb ${kb}.`);
  if (as !== undefined && (positionals.length > 1 || !/^[^.\p{Cc}][^\p{Cc}]{0,199}$/u.test(as)))
    throw new Error('--as must be a name of at most 200 characters, and works with one folder or file only.');
  return { kb, organization, prune, as, lang, help, paths: positionals };
}

const isOrganizations = (kb: string) => kb === '1' || kb === 'organization';

/** Which base was meant; a sentence where none. */
async function chooseBase(
  { db }: Pick<Store, 'db'>,
  { kb, organization }: { kb: string; organization?: string },
): Promise<KnowledgeBase | string> {
  if (organization !== undefined) {
    if (await findOrganization(db, organization)) return ownKnowledgeBase(db, organization);
    const known = await db.selectFrom('organization').select('id').limit(1).executeTakeFirst();
    // Where people come from a service behind the portal, organizations are known by their number alone.
    return known && !(await isTenant(db, organization))
      ? `There is no organization '${organization}'. Give its tenant id.`
      : ownKnowledgeBase(db, organization);
  }
  const found = await findKnowledgeBase(db, kb);
  if (!found)
    return `There is no knowledge base '${kb}'. Choose one of: ${names}, or one from npm run knowledge -- list.`;
  if (found.ownerKind === 'organization' && found.ownerId === null)
    return 'Name the organization that owns these documents: --kb 1 --organization <tenant id>.';
  return found;
}

/** Whether a domain names this organization. */
async function isTenant(db: Store['db'], id: string): Promise<boolean> {
  const { rows } = await sql`
    select from setting_pointer p join setting_revision r on r.id = p.published
    where r.body ->> 'tenantId' = ${id} limit 1`.execute(db);
  return rows.length > 0;
}

/** The `npm run ingest` command. Answers with its exit code. */
export async function main(argv: string[]): Promise<number> {
  let call: ReturnType<typeof parse>;
  try {
    call = parse(argv);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    return 2;
  }
  if (call.help) {
    console.log(USAGE);
    return 0;
  }
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort());
  const { store, close } = await openCommandStore(loadConfig(process.env), 'ingest');
  const view = createProgressView();
  const started = Date.now();
  try {
    await seedKnowledgeBases(store.db);
    const { paths, prune, as, lang } = call;
    const kb = await chooseBase(store, call);
    if (typeof kb === 'string') {
      console.error(`${kb}\n\n${USAGE}`);
      return 2;
    }
    const report = await ingest({
      db: store.db,
      paths,
      kbId: kb.id,
      prune,
      as,
      signal: stop.signal,
      onProgress: view.show,
    });
    view.end();
    const seconds = (Date.now() - started) / 1000;
    for (const line of reportLines(report, { seconds, stopped: stop.signal.aborted, lang })) console.log(line);
    return report.failures.length + report.refused.length > 0 || stop.signal.aborted ? 1 : 0;
  } finally {
    view.end();
    await close();
  }
}
