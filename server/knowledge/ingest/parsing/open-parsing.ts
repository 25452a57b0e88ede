import { setImmediate } from 'node:timers/promises';
import { message } from '../../../base/messages/message';
import { type Cut, type Cuttable, cutInSteps } from '../cut';
import { extensionOf, type ListedFile } from '../list-files';
import { readFile } from '../read-file';
import { type IngestFailure, type SourceDocument, UnreadableFile } from '../types';
import type { ParseOrder } from './messages';
import { openParseLane, type ParseLane } from './parse-lane';

const MB = 1024 * 1024;
/** Simple files up to this size are read without a thread: they take less than a second whatever they contain. */
const SMALL = 64 * 1024;
/** Formats that are read in one pass. Others may grow without limit: pages can be made to, and archives unpack. */
const SIMPLE = new Set(['md', 'markdown', 'txt', 'csv', 'tsv', 'jsonl', 'ndjson']);

/** Milliseconds allowed for a file: enough for a long manual, and a limit for files made to take hours. */
const timeFor = (bytes: number) => Math.min(15 * 60_000, 60_000 + (bytes / MB) * 30_000);

export interface Parsing {
  read(file: ListedFile, signal?: AbortSignal): AsyncIterable<SourceDocument[] | IngestFailure>;
  /** Throws UnreadableFile if it takes too long. */
  cut(document: Cuttable, signal?: AbortSignal): Promise<Cut>;
  close(): Promise<void>;
}

interface Options {
  openRunPool?: () => ParseLane;
  /** Milliseconds allowed for this many bytes. */
  time?: (bytes: number) => number;
}

/**
 * Parses files in threads that can be terminated, so that endless parsing, memory growth or nesting costs only that
 * file and a signal acts at once. One thread reads while another cuts.
 */
export function openParsing({ openRunPool = openParseLane, time = timeFor }: Options = {}): Parsing {
  const reader = openRunPool();
  const cutter = openRunPool();
  let last: Promise<unknown> = Promise.resolve();
  const cutInTurn = (document: Cuttable, signal?: AbortSignal) => {
    const order: ParseOrder = { kind: 'cut', document };
    const turn = last.then(() => cutter.ask(order, time(document.markdown.length), signal));
    last = turn.catch(() => {});
    return turn;
  };
  return {
    read: (file, signal) =>
      file.bytes <= SMALL && SIMPLE.has(extensionOf(file.source))
        ? readFile(file)
        : readInThread(reader, file, time(file.bytes), signal),
    async cut({ markdown, lang, pages, codes }, signal) {
      const document = { markdown, lang, pages, codes };
      if (markdown.length <= SMALL) return cutUnlessStopped(document, signal);
      const news = await cutInTurn(document, signal);
      if (news.kind === 'cut') return news.pieces;
      throw new UnreadableFile(news.kind === 'failed' ? news.reason : message('knowledge:import.noAnswer'));
    },
    async close() {
      await Promise.all([reader.close(), cutter.close()]);
    },
  };
}

async function* readInThread(
  lane: ParseLane,
  file: ListedFile,
  ms: number,
  signal?: AbortSignal,
): AsyncGenerator<SourceDocument[] | IngestFailure> {
  let left = ms;
  let order: ParseOrder = { kind: 'read', file };
  try {
    for (;;) {
      const began = performance.now();
      const news = await lane.ask(order, left, signal);
      left -= performance.now() - began;
      if (news.kind !== 'items')
        throw new UnreadableFile(news.kind === 'failed' ? news.reason : message('knowledge:import.noAnswer'));
      for (const item of news.items) yield Array.isArray(item) ? item.map(withBuffer) : item;
      if (news.done) return;
      order = { kind: 'more' };
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    yield { source: file.source, reason: error.reason };
  }
}

/** Buffers arrive from the thread as plain Uint8Array. */
function withBuffer(document: SourceDocument): SourceDocument {
  const { file } = document;
  if (!file) return document;
  const { buffer, byteOffset, byteLength } = file.bytes;
  return { ...document, file: { ...file, bytes: Buffer.from(buffer, byteOffset, byteLength) } };
}

/** Cuts in steps, to check the signal in between. */
async function cutUnlessStopped(document: Cuttable, signal: AbortSignal | undefined): Promise<Cut> {
  const steps = cutInSteps(document);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await setImmediate();
    signal?.throwIfAborted();
  }
}
