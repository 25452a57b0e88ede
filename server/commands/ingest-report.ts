import type { Locale } from '../../generated/locales';
import { message } from '../base/messages/message';
import { printable } from '../knowledge/ingest/printable';
import type { IngestReport } from '../knowledge/ingest/types';

interface Circumstances {
  seconds: number;
  prune: boolean;
  stopped: boolean;
  lang: Locale;
}

/** Names in a line: who wants them all looks at the file. */
const NAMES = 8;

/** What an import did, for the person who ran it. */
export function reportLines(report: IngestReport, { seconds, prune, stopped, lang }: Circumstances): string[] {
  const { files, added, updated, unchanged, removed, passages, skipped, failures } = report;
  const counts = message('commands:ingest.counts', {
    ...{ added, updated, unchanged, removed },
    files: message('commands:ingest.files', { count: files }),
    passages: message('commands:ingest.passages', { count: passages }),
    seconds: seconds.toFixed(1),
    rate: Math.round(passages / Math.max(0.001, seconds)),
  });
  const leftOut = failures.map(({ source, reason }) =>
    message('commands:ingest.leftOut', { source: printable(source), reason: printable(reason) }),
  );
  return [
    counts,
    ...(skipped > 0 ? [message('commands:ingest.skipped', { count: skipped })] : []),
    ...fieldsLeftOut(report.leftOut),
    ...leftOut,
    ...(prune && failures.length > 0 ? [message('commands:ingest.noPrune')] : []),
    ...(stopped ? [message('commands:ingest.stopped')] : []),
  ].map((line) => line[lang]);
}

function fieldsLeftOut(counts: Record<string, number>) {
  const most = Object.entries(counts).sort(([, a], [, b]) => b - a);
  if (most.length === 0) return [];
  const names = most.slice(0, NAMES).map(([name, count]) => `${printable(name)} (${count})`);
  if (most.length > NAMES) names.push('…');
  const count = most.reduce((sum, [, each]) => sum + each, 0);
  return [message('commands:ingest.fields', { count, names: names.join(', ') })];
}
