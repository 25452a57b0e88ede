import type { Locale } from '../../../generated/locales';
import { message } from '../../base/messages/message';
import type { SearchHit } from '../../knowledge';
import type { AnswerPiece } from '../answerer/types';
import { createTextBlock } from '../runs/text-block';
import { toSource } from '../runs/to-source';
import type { RunSink } from '../runs/types';
import type { PlanItem } from './facets';
import type { ReadItem } from './read-item';
import { documentsOf, MOST_READ } from './recall-read';
import { blockOf, createNumbering, type ReportState } from './report-state';

export function writeHead(sink: RunSink, state: ReportState, locale: Locale): void {
  const block = createTextBlock(sink, { id: 'head-1', type: 'text' }, state.sources);
  block.append(`**${message('answers:research.head')[locale]}**`);
  block.close();
}

/** The plan in words, for readers that do not know plans. */
export function writePlanText(sink: RunSink, state: ReportState, locale: Locale): void {
  const block = createTextBlock(sink, { id: 'plan-1', type: 'text' }, state.sources);
  const items = state.items.map(({ title }, at) => `${at + 1}. ${title}`);
  block.append(`**${message('answers:research.planHead')[locale]}**\n\n${items.join('\n')}`);
  block.close();
}

/** Replaces the state of one item. */
export function tellItem(sink: RunSink, { rev, items }: ReportState, id: string, change: Partial<PlanItem>): void {
  const next = items.map((item) => (item.id === id ? { ...item, ...change } : item));
  sink.emit({ event: 'plan', data: { rev, items: next } });
}

/**
 * Writes a section and marks its item. Without a pause: all its events are in one commit of the log, so a section is
 * there whole or not at all.
 */
export function writeSection(sink: RunSink, state: ReportState, item: PlanItem, read: ReadItem, locale: Locale): void {
  const numbering = createNumbering(state);
  const pieces = read.write ? [...read.write(numbering.numberOf)] : [];
  for (const data of numbering.added) sink.emit({ event: 'source_add', data });
  let blocks = 1;
  let block = createTextBlock(sink, { id: blockOf(item.id, blocks), type: 'text' }, state.sources, state.outline);
  block.append(`## ${item.title.replace(/\s+/g, ' ')}`);
  const open = (type: Extract<AnswerPiece, { kind: 'block' }>['type']) => {
    block.close();
    blocks += 1;
    block = createTextBlock(sink, { id: blockOf(item.id, blocks), type }, state.sources, block.headings());
  };
  if (pieces.length === 0) {
    open('text');
    block.append(message('answers:research.nothing')[locale]);
  }
  for (const piece of pieces) {
    if (piece.kind === 'block') open(piece.type);
    else if (piece.kind === 'text') block.append(piece.append);
    else if (piece.kind === 'cite') block.cite(piece);
    // A report answers in parts: its plan says which of them have an answer, so it is never direct as a whole.
    else if (piece.kind === 'fit' && item.id === state.items[0]?.id && piece.fit.value !== 'direct')
      sink.emit({ event: 'fit', data: piece.fit });
  }
  block.close();
  const sids = state.cited.get(item.id) ?? new Set();
  const documents = new Set(state.sources.filter(({ sid }) => sids.has(sid)).map(({ docId }) => docId)).size;
  tellItem(sink, state, item.id, {
    state: pieces.length > 0 ? 'done' : 'nothing',
    block: blockOf(item.id, 1),
    documents,
    read: documentsOf(read.hits),
  });
}

/** Ends the report, finished or stopped: what was not found or not reached, and the sources. */
export function writeEnd(sink: RunSink, state: ReportState, read: readonly SearchHit[], locale: Locale): void {
  if (state.sources.length === 0 || state.blocks.has('end-1')) return;
  const listRead = readOnly(state, read);
  for (const data of listRead) sink.emit({ event: 'source_add', data });
  const missing = state.items.filter(({ state: is }) => is === 'nothing');
  const open = state.items.filter(({ state: is }) => is === 'waiting' || is === 'reading');
  const parts = [
    missing.length > 0 && list('missing', missing, locale),
    open.length > 0 && list('open', open, locale),
    sourceTable(state, locale),
  ].filter((part) => part !== false);
  const block = createTextBlock(sink, { id: 'end-1', type: 'text' }, state.sources, state.outline);
  block.append(parts.join('\n\n'));
  block.close();
}

function readOnly(state: ReportState, read: readonly SearchHit[]) {
  const known = new Set(state.sources.map(({ docId }) => docId));
  const fresh = read
    .filter(({ docId }) => !state.excluded.has(docId) && !known.has(docId) && known.add(docId))
    .slice(0, MOST_READ);
  return fresh.map((hit, at) => ({ ...toSource(hit, state.sources.length + at + 1), read: 'read' as const }));
}

const list = (what: 'missing' | 'open', items: readonly PlanItem[], locale: Locale): string =>
  [`## ${message(`answers:research.${what}`)[locale]}`, items.map(({ title }) => `- ${title}`).join('\n')].join('\n\n');

function sourceTable({ sources, items, cited, excluded }: ReportState, locale: Locale): string {
  const say = (
    column: 'number' | 'document' | 'section' | 'quotedIn' | 'notQuoted' | 'excluded' | 'excludedLater' | 'ownFile',
  ) => message(`answers:research.${column}`)[locale];
  const rows = sources.map(({ n, sid, docId, title, headings, kind }) => {
    const places = items.flatMap(({ id }, at) => (cited.get(id)?.has(sid) ? [at + 1] : [])).join(', ');
    const use = excluded.has(docId) ? `${places} ${say('excludedLater')}` : places || say('notQuoted');
    const name = kind === 'attachment' ? `${cell(title)} (${say('ownFile')})` : cell(title);
    return [`[${n}]`, name, cell(headings.at(-1) ?? ''), use.trim()];
  });
  for (const [docId, title] of excluded)
    if (title && !sources.some((one) => one.docId === docId)) rows.push(['–', cell(title), '', say('excluded')]);
  const head = [say('number'), say('document'), say('section'), say('quotedIn')];
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return [`## ${message('answers:research.sources')[locale]}`, lines.join('\n')].join('\n\n');
}

const cell = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('|', '\\|');
