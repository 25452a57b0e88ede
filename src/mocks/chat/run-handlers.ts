import type { RequestHandler } from 'msw';
import type { Arg } from '@/api/paths';
import { newId } from '@/browser/new-id';
import { handbook } from '../knowledge/handbook';
import { languageOf, searchPassages } from '../knowledge/search-passages';
import { message, noSuch } from '../message';
import { mockOperation, Refusal } from '../operation';
import { type DemoMessage, type DemoRun, demoState, saveDemoState } from './demo-state';
import { followUps } from './follow-ups';
import { type DemoQuestion, planAnswer } from './plan-answer';
import { statusAt, stopAt } from './run-clock';
import { streamRun } from './stream-run';

const WORDS = {
  blank: message('answers:startAnswer.emptyQuestion'),
  gone: noSuch('run'),
};

/** @param pace Speed factor of the answers: 1 is reading speed, 0 immediate. */
export const runHandlers = (pace: number): RequestHandler[] => [
  mockOperation('startResearch', async ({ arg, locale, request }) => {
    const query = arg.query.trim();
    if (query === '') throw new Refusal(400, WORDS.blank[locale]);
    const known = arg.answerId && demoState().runs[arg.answerId];
    // A known answer id is a retry of the same question.
    if (known) return streamRun(known, 0, request.signal);
    const question = toQuestion(arg, query, arg.locale ?? locale);
    const run = await createRun(question, pace);
    remember(question, run, arg.regenerateOf !== undefined, arg.assistant?.id);
    return streamRun(run, 0, request.signal);
  }),
  mockOperation('resumeRun', ({ arg, locale, request }) => {
    const run = demoState().runs[arg.id];
    if (!run) throw new Refusal(404, WORDS.gone[locale]);
    const header = Number(request.headers.get('last-event-id') ?? 0);
    return streamRun(run, arg.fromSeq ?? header, request.signal);
  }),
  mockOperation('steerRun', ({ arg, locale }) => {
    const run = demoState().runs[arg.id];
    if (!run) throw new Refusal(404, WORDS.gone[locale]);
    if (arg.op === 'finish') stopAt(run, Date.now(), { status: 'done', partial: true });
    if (arg.op === 'pause') stopAt(run, Date.now(), { status: 'paused' });
    saveDemoState();
    return { run: run.id, status: statusAt(run, Date.now()), seq: run.steps.at(-1)?.event.seq ?? 0 };
  }),
  mockOperation('interruptRun', ({ arg, locale }) => {
    const run = demoState().runs[arg.id];
    if (!run) throw new Refusal(404, WORDS.gone[locale]);
    stopAt(run, Date.now());
    saveDemoState();
    const seq = run.steps.at(-1)?.event.seq ?? 0;
    const { seenSeq = seq } = arg;
    return { run: run.id, status: statusAt(run, Date.now()), seq, missed: Math.max(0, seq - seenSeq) };
  }),
];

function toQuestion(arg: Arg<'startResearch'>, query: string, locale: DemoQuestion['locale']): DemoQuestion {
  return {
    query,
    locale,
    scope: arg.searchScope ?? [3],
    chatId: arg.chatId ?? newId(),
    messageId: arg.messageId ?? newId(),
    answerId: arg.answerId ?? newId(),
    parentId: arg.parentId ?? null,
    about: arg.about,
    quoted: arg.quoted,
    carried: arg.context?.chips ?? carriedFrom(arg.parentId),
  };
}

/** In the demo, a follow-up question stays in the document of the previous answer. */
function carriedFrom(parentId: string | undefined): DemoQuestion['carried'] {
  const run = demoState().runs[parentId ?? ''];
  const line = demoState().chats[run?.chatId ?? '']?.cleared?.at(-1);
  if (run && line && new Date(run.startedAt).toISOString() <= line) return undefined;
  const events = run?.steps.map(({ event }) => event) ?? [];
  const source = events.find((event) => event.event === 'source_add');
  return source && [{ slot: 'document', text: source.data.title, on: true }];
}

async function createRun(question: DemoQuestion, pace: number): Promise<DemoRun> {
  const { index, documents } = await handbook();
  const hits = question.scope.includes(3) ? searchPassages(index, question.query) : [];
  const more = followUps(question.query, hits, [...documents.values()], languageOf(question.query));
  const steps = await planAnswer(question, hits, more);
  const paced = steps.map(({ at, event }) => ({ at: at * pace, event }));
  return { id: question.answerId, chatId: question.chatId, startedAt: Date.now(), steps: paced };
}

function remember(question: DemoQuestion, run: DemoRun, again: boolean, assistant?: string): void {
  const { chats, runs } = demoState();
  const createdAt = new Date().toISOString();
  const { chatId: id, query, messageId, answerId, parentId, about, quoted } = question;
  const chat = chats[id] ?? {
    id,
    title: query.slice(0, 100),
    createdAt,
    updatedAt: createdAt,
    messages: [],
    assistant,
  };
  const asked: DemoMessage = { id: messageId, parentId, role: 'user', text: query, about, quoted, createdAt };
  const answer: DemoMessage = {
    id: answerId,
    parentId: messageId,
    role: 'assistant',
    text: '',
    runId: run.id,
    createdAt,
  };
  chats[id] = {
    ...chat,
    updatedAt: createdAt,
    shown: answerId,
    messages: [...chat.messages, ...(again ? [] : [asked]), answer],
  };
  runs[run.id] = run;
  saveDemoState();
}
