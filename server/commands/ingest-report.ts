import type { Locale } from '../../generated/locales';
import { inEveryLocale, type LocalizedText } from '../../setting/messages/catalogue';
import { message } from '../base/messages/message';
import { printable } from '../knowledge/ingest/printable';
import type { IngestReport, PruneRefusal } from '../knowledge/ingest/types';

interface Circumstances {
  seconds: number;
  stopped: boolean;
  lang: Locale;
}

/** Maximum number of names in a line; the file has them all. */
const NAMES = 8;

/** What an import did, for the person who ran it. */
export function reportLines(report: IngestReport, { seconds, stopped, lang }: Circumstances): string[] {
  const { files, added, updated, unchanged, removed, passages, skipped, failures } = report;
  const counts = message('commands:ingest.counts', {
    ...{ added, updated, unchanged, removed },
    files: message('commands:ingest.files', { count: files }),
    passages: message('commands:ingest.passages', { count: passages }),
    seconds: seconds.toFixed(1),
    rate: Math.round(passages / Math.max(0.001, seconds)),
  });
  const leftOut = failures.map(({ source, reason }) =>
    message('commands:ingest.leftOut', {
      source: printable(source),
      reason: inEveryLocale((locale) => printable(reason[locale])),
    }),
  );
  return [
    counts,
    ...(skipped > 0 ? [message('commands:ingest.skipped', { count: skipped })] : []),
    ...fieldsLeftOut(report.leftOut),
    ...leftOut,
    ...(report.kept > 0 ? [message('commands:ingest.kept', { count: report.kept })] : []),
    ...report.refused.flatMap(refusalLines),
    ...(stopped ? [message('commands:ingest.stopped')] : []),
  ].map((line) => line[lang]);
}

const REFUSED = { empty: 'refusedEmpty', half: 'refusedHalf', former: 'refusedFormer' } as const;
/** How many documents to be removed are listed; for more, the folder itself is clearer. */
const DOCUMENTS = 50;

function refusalLines({ place, reason, had, documents }: PruneRefusal): LocalizedText[] {
  const count = message('commands:ingest.documents', { count: documents.length });
  const said = { place: printable(place), documents: count };
  const key = REFUSED[reason];
  const head =
    key === 'refusedHalf'
      ? message('commands:ingest.refusedHalf', { ...said, had })
      : message(`commands:ingest.${key}`, said);
  const shown = documents.slice(0, DOCUMENTS).map((name) => inEveryLocale(() => `  ${printable(name)}`));
  const left = documents.length - shown.length;
  return [head, ...shown, ...(left > 0 ? [message('commands:ingest.more', { count: left })] : [])];
}

function fieldsLeftOut(counts: Record<string, number>) {
  const most = Object.entries(counts).sort(([, a], [, b]) => b - a);
  if (most.length === 0) return [];
  const names = most.slice(0, NAMES).map(([name, count]) => `${printable(name)} (${count})`);
  if (most.length > NAMES) names.push('…');
  const count = most.reduce((sum, [, each]) => sum + each, 0);
  return [message('commands:ingest.fields', { count, names: names.join(', ') })];
}
