import { parentPort } from 'node:worker_threads';
import { cut } from '../cut';
import { faultOf } from '../fault-of';
import type { ListedFile } from '../list-files';
import { readFile } from '../read-file';
import type { IngestFailure, SourceDocument } from '../types';
import type { ParseNews, ParseOrder } from './messages';

/** Characters per message, which exists in both threads at once. */
const mostCharacters = 2_000_000;

/** Entry of the parsing thread. It has no database and no secrets, and may be terminated at any moment. */
let reading: AsyncGenerator<SourceDocument[] | IngestFailure> | undefined;

parentPort?.on('message', (order: ParseOrder) => {
  void answer(order)
    .catch((error: unknown): ParseNews => ({ kind: 'failed', reason: faultOf(error) }))
    .then((news) => parentPort?.postMessage(news));
});

async function answer(order: ParseOrder): Promise<ParseNews> {
  if (order.kind === 'cut') return { kind: 'cut', pieces: cut(order.document) };
  if (order.kind === 'read') reading = open(order.file);
  return readOn();
}

const open = (file: ListedFile) => readFile(file);

async function readOn(): Promise<ParseNews> {
  const items: (SourceDocument[] | IngestFailure)[] = [];
  let size = 0;
  while (reading && size < mostCharacters) {
    const { value, done } = await reading.next();
    if (done) return { kind: 'items', items, done: true };
    items.push(value);
    size += Array.isArray(value) ? value.reduce((sum, { markdown }) => sum + markdown.length, 0) : 100;
  }
  return { kind: 'items', items, done: reading === undefined };
}
