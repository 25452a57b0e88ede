import { parseArgs } from 'node:util';
import { loadConfig } from '../config';
import { openCommandStore } from '../store/command-store';
import { findKnowledgeBase, KNOWLEDGE_BASES, seedKnowledgeBases } from '../store/knowledge-bases';
import { ingest } from './ingest/ingest';
import { printable } from './ingest/printable';
import { createProgressView } from './ingest/progress-line';
import type { IngestReport } from './ingest/types';

const names = KNOWLEDGE_BASES.map((kb) => `${kb.id} (${kb.slug})`).join(', ');
const USAGE = `usage: npm run ingest -- <folder or file> … [--kb <id|name>] [--prune]
  --kb     knowledge base: ${names}; default 3
  --prune  also take out documents of these folders whose file is gone
Formats: Markdown, HTML, text, PDF, DOCX, CSV/TSV, JSON Lines exports. Exit codes: 0 all read, 1 some files left out, 2 wrong call.`;

function parse(argv: string[]) {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      kb: { type: 'string', default: '3' },
      prune: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  const kb = findKnowledgeBase(values.kb);
  if (!kb) throw new Error(`There is no knowledge base '${values.kb}'. Choose one of: ${names}.`);
  if (!values.help && positionals.length === 0) throw new Error('Name at least one folder or file.');
  return { kb, prune: values.prune, help: values.help, paths: positionals };
}

function print(report: IngestReport, seconds: number, prune: boolean): void {
  const { files, added, updated, unchanged, removed, passages, failures } = report;
  const rate = Math.round(passages / Math.max(0.001, seconds));
  const counts = `${added} added, ${updated} updated, ${unchanged} unchanged, ${removed} removed`;
  console.log(`${files} files: ${counts}; ${passages} passages in ${seconds.toFixed(1)} s (${rate}/s)`);
  if (report.skipped > 0) console.log(`${report.skipped} files of other kinds were passed over`);
  for (const { source, reason } of failures) console.log(`left out ${printable(source)}: ${printable(reason)}`);
  if (prune && failures.length > 0)
    console.log('Nothing was taken out: a file that could not be read must not look like a deleted one.');
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
    const { kb, paths, prune } = call;
    const report = await ingest({
      db: store.db,
      paths,
      kbId: kb.id,
      prune,
      signal: stop.signal,
      onProgress: view.show,
    });
    view.end();
    print(report, (Date.now() - started) / 1000, prune);
    if (stop.signal.aborted) console.log('Stopped. Start the same command again to go on where it ended.');
    return report.failures.length > 0 || stop.signal.aborted ? 1 : 0;
  } finally {
    view.end();
    await close();
  }
}
