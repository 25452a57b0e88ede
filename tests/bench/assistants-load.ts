// What grows with use: a report of 60 sections as a file that another program reads again, a chat of 2,000 messages as
// the server gives it, and the first word of a model with 1,000 chats in the database.
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import mammoth from 'mammoth';
import { openStore, type Store } from '../../server/base/database/db';
import { startEmbedded } from '../../server/base/database/embedded/start-embedded';
import { FORMATS, type Format, makeFile } from '../../src/answer/export/make-file';
import { readMarkdown } from '../../src/answer/export/read-markdown';
import { say, startFakeModelServer } from '../support/fake-model-server';
import { type Portal, startPortal } from '../support/portal';
import { createVisitor } from '../support/visitor';
import { copyChat } from './support/copy-chat';
import { longReport } from './support/long-report';
import { type Figure, percentile, report } from './support/report';

const SECTIONS = 60;
const MESSAGES = 2_000;
const FEW_MESSAGES = 20;
const CHATS = 1_000;
const TIMES = 50;
/** With passages in the handbook that ships. */
const QUESTION = '滚动轴承发热，先查什么？';
const ANSWER = '优先查润滑：油位、油质和加脂量，再查负荷与对中。[1]';

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** What another reader finds in the file: its headings of the second level, and all of its text. */
const READERS: Record<Format, (bytes: Buffer) => Promise<{ headings: number; text: string }>> = {
  md: async (bytes) => {
    const text = bytes.toString('utf8');
    const headings = readMarkdown(text).children.filter((node) => node.type === 'heading' && node.depth === 2).length;
    return { headings, text };
  },
  docx: async (buffer) => readHtml((await mammoth.convertToHtml({ buffer })).value),
  html: async (bytes) => readHtml(bytes.toString('utf8')),
};

function readHtml(html: string) {
  const { document } = new JSDOM(html).window;
  return { headings: document.querySelectorAll('h2').length, text: document.body.textContent ?? '' };
}

/** The words alone: how a marker of a source looks is the format's matter. */
const plain = (text: string) => text.replace(/\[\d+\](?:\([^)]*\))?|\s/g, '');

async function exportFigures(format: Format): Promise<Figure[]> {
  const { answer, headings, sentences } = longReport(SECTIONS);
  const make = async () => Buffer.from(await makeFile(answer, format).arrayBuffer());
  const file = await make();
  const times: number[] = [];
  let other = 0;
  for (let n = 0; n < TIMES; n += 1) {
    const from = performance.now();
    const again = await make();
    times.push(performance.now() - from);
    if (hash(again) !== hash(file)) other += 1;
  }
  const read = await READERS[format](file);
  const text = plain(read.text);
  const lost = [...headings, ...sentences].filter((words) => !text.includes(plain(words))).length;
  return [
    {
      figure: `${format}: time, p95`,
      value: percentile(times, 0.95),
      unit: 'ms',
      max: format === 'docx' ? 500 : 1_000,
    },
    { figure: `${format}: size`, value: Math.round(file.length / 1_000), unit: 'kB' },
    // The list of sources has a heading, too.
    { figure: `${format}: headings when reopened`, value: read.headings, min: SECTIONS, max: SECTIONS + 1 },
    { figure: `${format}: of ${headings.length + sentences.length} headings and sentences lost`, value: lost, max: 0 },
    { figure: `${format}: files with other bytes`, value: other, max: 0 },
  ];
}

/** Asks once as a new visitor. */
async function askOne(portal: Portal): Promise<{ chat: string; cookie: string; first: number; word: number }> {
  const visitor = createVisitor(portal.url());
  const chat = randomUUID();
  const asked = performance.now();
  const ids = { chatId: chat, messageId: randomUUID(), answerId: randomUUID(), locale: 'zh-CN' as const };
  let [first, word] = [0, 0];
  for await (const event of visitor.ask(QUESTION, ids)) {
    first ||= performance.now() - asked;
    // What stands above the answer of a model is not its own.
    const written = event.event === 'block_patch' && event.data.append?.includes(ANSWER.slice(0, 2));
    if (written) word ||= performance.now() - asked;
  }
  if (word === 0) throw new Error('The model answered with no word.');
  return { chat, cookie: visitor.cookie(), first, word };
}

async function firstWords(portal: Portal) {
  const seen = [];
  for (let n = 0; n < TIMES; n += 1) seen.push(await askOne(portal));
  return {
    first: percentile(
      seen.map(({ first }) => first),
      0.95,
    ),
    word: percentile(
      seen.map(({ word }) => word),
      0.95,
    ),
  };
}

/** The model server asked without the product. */
async function bareModel(baseUrl: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const asked = performance.now();
    const body = JSON.stringify({ model: 'stub', stream: true, messages: [{ role: 'user', content: QUESTION }] });
    const { body: stream } = await fetch(`${baseUrl}/chat/completions`, { method: 'POST', body });
    for await (const _ of stream ?? []) {
      times.push(performance.now() - asked);
      break;
    }
  }
  return percentile(times, 0.95);
}

/** @param query Which part of the chat; a page asks for its end. */
async function readChats(portal: Portal, chat: { chat: string; cookie: string }, messages: number, query = '') {
  const headers = { cookie: chat.cookie };
  const times: number[] = [];
  let text = '';
  for (let n = 0; n < TIMES; n += 1) {
    const from = performance.now();
    const response = await fetch(`${portal.url()}/api/messages/detailByChatId/${chat.chat}${query}`, { headers });
    text = await response.text();
    times.push(performance.now() - from);
  }
  const found = JSON.parse(text).data.messages.length;
  if (found !== messages) throw new Error(`The chat has ${found} messages instead of ${messages}.`);
  return { p95: percentile(times, 0.95), kB: Buffer.byteLength(text) / 1_000, packedKB: gzipSync(text).length / 1_000 };
}

async function loadFigures(portal: Portal, store: Store, baseUrl: string): Promise<void> {
  await firstWords(portal);
  const few = await firstWords(portal);
  const bare = await bareModel(baseUrl);
  const [short, long, other] = [await askOne(portal), await askOne(portal), await askOne(portal)];
  await copyChat(store.db, { chat: other.chat, times: CHATS, as: 'chats' });
  const many = await firstWords(portal);
  await copyChat(store.db, { chat: short.chat, times: FEW_MESSAGES / 2 - 1, as: 'turns' });
  await copyChat(store.db, { chat: long.chat, times: MESSAGES / 2 - 1, as: 'turns' });
  const small = await readChats(portal, short, FEW_MESSAGES);
  const end = await readChats(portal, long, FEW_MESSAGES, `?newest=${FEW_MESSAGES / 2}`);
  const large = await readChats(portal, long, MESSAGES);
  const less = { peer: few.word, peerName: 'a hundred chats' };
  report(`A model server, ${CHATS} chats in the database, ${TIMES} questions one after another`, [
    { figure: 'first event, p95', value: many.first, unit: 'ms', peer: few.first, peerName: 'a hundred chats' },
    { figure: 'first word, p95', value: many.word, unit: 'ms', ...less },
    { figure: 'first word, later than without the product, p95', value: many.word - bare, unit: 'ms', max: 150 },
  ]);
  const beside = `${FEW_MESSAGES} messages`;
  report(`A chat of ${MESSAGES} messages, read ${TIMES} times by its owner`, [
    {
      figure: 'its end, as a page reads it, p95',
      value: end.p95,
      unit: 'ms',
      max: 1.3 * small.p95,
      peer: small.p95,
      peerName: beside,
    },
    { figure: 'read whole, p95', value: large.p95, unit: 'ms', peer: small.p95, peerName: beside },
    { figure: 'size', value: large.kB, unit: 'kB', peer: small.kB, peerName: beside },
    { figure: 'size, gzip', value: large.packedKB, unit: 'kB', peer: small.packedKB, peerName: beside },
  ]);
}

const exported: Figure[] = [];
for (const format of FORMATS) exported.push(...(await exportFigures(format)));
report(`A report of ${SECTIONS} sections as a file, ${TIMES} times`, exported);

const data = mkdtempSync(path.join(tmpdir(), 'bench-assistants-load-'));
const model = await startFakeModelServer();
model.plan(say(ANSWER));
const cluster = await startEmbedded({ data });
const env = { RATE_LIMIT: '0', DATABASE_URL: cluster.url, LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'stub' };
const portal = await startPortal({ env });
const store = await openStore(cluster.url);
try {
  await loadFigures(portal, store, model.baseUrl);
} finally {
  await store.close();
  await portal.stop();
  await cluster.stop();
  await model.close();
  rmSync(data, { recursive: true, force: true });
}
