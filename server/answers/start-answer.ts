import { createHash, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '../../generated/locales';
import type { Store } from '../base/database/db';
import { ofOwner } from '../base/database/run-sources';
import { badRequest, conflict, unavailable } from '../base/http/errors';
import type { Jobs } from '../base/jobs/open-jobs';
import { message } from '../base/messages/message';
import { cleanText, titleOf } from '../base/text/clean-text';
import {
  NOTE_GAP,
  type OwnNames,
  type QuotedCommunity,
  quotableSearch,
  revisionDates,
  type SearchEngine,
  type VerifiedAnswers,
  type WeakAnswer,
} from '../knowledge';
import type { Answerer } from './answerer/types';
import { checkAttached } from './attachments/check-attached';
import { type CallTurn, makeCalls } from './calls/call-turn';
import type { OpenTools } from './calls/proposal';
import { type CallApproval, readApproval } from './calls/read-approval';
import { prepareTalk } from './context/prepare-talk';
import { type BegunQuestion, decideStart, type StartRequest } from './decide-start';
import { asksToRemember } from './memory/asks-to-remember';
import { writeRemembered } from './memory/write-remembered';
import type { PlanReply } from './research/approve-plan';
import { type Budget, budgetOf, longestMs } from './research/budget';
import { readResearch } from './research/read-research';
import { reading } from './research/resume-research';
import { type ResearchInput, researchWork } from './research/write-research';
import type { RunEngine, StartRun } from './runs/run-engine';
import { writeAnswer } from './runs/write-answer';
import { attachedOnTheWay, readAttachments } from './store/attachments';
import { isMemoryOn, listMemory, type MemoryKey, type MemoryRow } from './store/memory';
import type { PicturePart, QuotedText } from './store/messages';
import { readStartFacts } from './store/start-facts';
import { grantCall, isGranted } from './store/tool-grants';
import { readBefore } from './talk/read-before';
import { turnOfQuoted } from './talk/turn-of-quoted';
import type { ChosenChip, Turn } from './talk/types';
import { watchWeakness } from './watch-weakness';

export interface Asked {
  visitor: string;
  accessDomain: string;
  query: string;
  /** Knowledge bases to search. */
  scope: number[];
  /** What answers quote of the domain's community. */
  community?: QuotedCommunity | undefined;
  /** Knowledge bases that the visitor asked for. */
  wished: number[];
  locale: Locale;
  /** The domain's synonyms. */
  names?: OwnNames;
  mode?: 'answer' | 'research';
  research?: { approve?: 'auto' | 'ask'; reply?: PlanReply; budget?: Partial<Budget>; continue?: { run: string } };
  /** Decides on the call that a paused run asks about. */
  approval?: CallApproval;
  /** The calls of other systems that an assistant may propose; undefined if it proposes none. */
  toolsOf?: (assistant: string) => Promise<OpenTools | undefined>;
  /** The assistant that a new chat begins with. */
  assistant?: string;
  /** The version of an assistant that is in force. */
  revisionOf?: (assistant: string) => Promise<string | undefined>;
  chatId?: string;
  messageId?: string;
  answerId?: string;
  parentId?: string;
  regenerateOf?: string;
  /** The region of a picture that the question is about. */
  about?: PicturePart;
  /** Texts that the question refers to. */
  quoted?: readonly QuotedText[];
  /** Knowledge bases that the visitor may read; earlier answers with sources in others are ignored. */
  readable: readonly number[];
  /** Files attached to the question. */
  attachments?: readonly string[];
  /** The chips carried over from the chat, as the visitor changed them. */
  context?: { chips: ChosenChip[] };
  /** Where what the asker has had remembered is; undefined for whoever has not signed in. */
  memory?: MemoryKey | undefined;
  /** The Idempotency-Key; replaces ids for old clients that create none. */
  key?: string;
}

export interface AnswerParts {
  store: Store;
  runs: RunEngine;
  search: SearchEngine;
  answerer: Answerer;
  verified?: VerifiedAnswers;
  jobs: Pick<Jobs, 'send'>;
  log: FastifyBaseLogger;
}

/** Starts the answer to a question, or finds the existing run of a repeated one. */
export async function startAnswer(parts: AnswerParts, asked: Asked): Promise<{ run: string; isNew: boolean }> {
  const request = toRequest(asked);
  if (!request.text) throw badRequest(emptyQuestion, { pointer: '/query' });
  // Two attempts: a start that loses a race finds the winner when it reads again.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const facts = await readStartFacts(parts.store.db, request);
    const decision = decideStart(request, facts, parts.runs.limits.perVisitor);
    if (decision.kind === 'refuse') throw decision.error;
    if (decision.kind === 'join') return { run: decision.run, isNew: false };
    const { question } = decision;
    if (question.isNew) await checkAttached(parts.store.db, request);
    const files = await filesOf(parts.store.db, request.chatId, question);
    const research = await readResearch(parts, asked, question);
    // A chat stays with the assistant that it began with.
    const assistant = facts.chat?.assistant ?? asked.assistant;
    const revision = assistant && (await asked.revisionOf?.(assistant));
    const tools = await openTools(parts, asked, assistant);
    const approval = asked.approval && (await readApproval(parts.store.db, asked.approval, tools));
    const remembered = await memoryOf(parts.store.db, asked);
    const answeredBy = assistant && revision ? { id: assistant, revision } : undefined;
    if (
      await parts.runs.start(
        toStart(parts, asked, request, question, { answeredBy, research, tools, files, remembered, ...approval }),
      )
    )
      return { run: request.answerId, isNew: true };
  }
  throw parts.runs.closing() ? unavailable('store') : conflict(busy);
}

function toRequest(asked: Asked): StartRequest {
  const { key, visitor } = asked;
  const made = (what: string) => (key ? uuidFrom(`${visitor} ${key} ${what}`) : randomUUID());
  return {
    visitor,
    accessDomain: asked.accessDomain,
    text: cleanText(asked.query),
    quoted: cleanQuoted(asked.quoted),
    attachments: asked.attachments ?? [],
    chatId: asked.chatId ?? made('chat'),
    messageId: asked.messageId ?? made('question'),
    answerId: asked.answerId ?? made('answer'),
    parentId: asked.parentId ?? null,
    // The report is another version of the answer that holds the plan, or its beginning.
    regenerateOf:
      asked.approval?.run ?? asked.research?.reply?.run ?? asked.research?.continue?.run ?? asked.regenerateOf ?? null,
  };
}

/** Derives an id from a name, so that a repeated key finds the same run even if the client creates no ids. */
function uuidFrom(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** What was read before a run starts. */
interface Found {
  /** The assistant of the chat, in the version that is in force. */
  answeredBy: { id: string; revision: string } | undefined;
  research: { input: ResearchInput; pausedRun?: string } | null;
  tools: OpenTools | undefined;
  /** Ids of the files attached on the way to the question, its own first. */
  files: readonly string[];
  /** What the asker has had remembered: one snapshot for the turn. */
  remembered: readonly MemoryRow[];
  decided?: CallTurn['decided'];
  earlier?: CallTurn['earlier'];
}

/** What is attached to the question or above it in its branch. */
async function filesOf(db: Store['db'], chat: string, { id, parentId, attachments, isNew }: BegunQuestion) {
  const from = isNew ? parentId : id;
  const above = from ? await attachedOnTheWay(db, chat, from) : [];
  return [...new Set([...attachments, ...above])];
}

/** Nothing of what is off is read. */
async function memoryOf(db: Store['db'], { memory }: Asked): Promise<readonly MemoryRow[]> {
  if (!memory || !(await isMemoryOn(db, memory))) return [];
  return listMemory(db, memory);
}

/** Only a model proposes calls, and only in answers. */
async function openTools({ answerer }: AnswerParts, { mode, toolsOf }: Asked, assistant: string | undefined) {
  if (!answerer.propose || !assistant || mode === 'research') return undefined;
  const tools = await toolsOf?.(assistant);
  return tools && tools.calls.length > 0 ? tools : undefined;
}

function toStart(
  parts: AnswerParts,
  asked: Asked,
  request: StartRequest,
  question: BegunQuestion,
  { answeredBy, research: begun, tools, files, remembered, decided, earlier = [] }: Found,
): StartRun {
  const { scope, wished, locale, names, mode, about, readable, context, assistant, approval, community } = asked;
  const { id, parentId, text, quoted, attachments, isNew } = question;
  const { store, answerer, log } = parts;
  const search = quotableSearch(parts.search, community);
  const verified = community?.inAnswers === 'none' ? undefined : parts.verified;
  const known = remembered.length > 0 && { memory: asked.memory };
  const research = begun && { ...begun.input, ...known, attachments: files };
  const budget = research && budgetOf(research.budget);
  const toRemember = research ? null : asksToRemember(text);
  // While it may ask other systems or read the asker's files, memory or earlier turns, only its asker sees it as it is
  // written.
  const isPrivate = Boolean(
    tools || files.length + remembered.length > 0 || toRemember || (answerer.room && parentId) || research?.understood,
  );
  return {
    run: request.answerId,
    mode: mode ?? 'answer',
    visitor: request.visitor,
    accessDomain: request.accessDomain,
    chat: { id: request.chatId, title: titleOf(text), assistant },
    question: isNew ? { id, parentId, text, about, quoted, attachments } : null,
    answer: { id: request.answerId, parentId: id },
    bases: isPrivate ? ofOwner(scope) : scope,
    assistantRevision: answeredBy?.revision,
    started: {
      mode: mode ?? 'answer',
      question: text,
      chatId: request.chatId,
      messageId: id,
      parentId,
      answerer: research ? 'extractive' : answerer.name,
      scope: wished,
      locale,
      ...(answeredBy && { assistant: answeredBy }),
      ...(budget && { seconds: budget.seconds }),
      ...(research?.continues && { continues: research.continues }),
    },
    ...(research && { research, pausedRun: begun?.pausedRun }),
    ...(budget && { longestMs: longestMs(budget) }),
    ...(approval && { pausedRun: approval.run }),
    work: noting(parts, { domain: request.accessDomain, message: request.answerId, question: text }, async (sink) => {
      if (toRemember) {
        const said = { said: toRemember, locale, key: asked.memory, message: id };
        await writeRemembered(sink, said, store.db);
        return {};
      }
      if (research) {
        return researchWork(research, { search, verified, log, ...reading(store.db) })(sink);
      }
      const before = async (): Promise<Turn | null> => {
        // A quoted text provides the subject, so the previous turn is not needed.
        if (quoted.length > 0) return turnOfQuoted(quoted);
        return parentId ? readBefore(store.db, { chat: request.chatId, parent: parentId, readable }) : null;
      };
      const called =
        tools &&
        (await makeCalls(
          sink,
          {
            ...{ question: text, before: (await before())?.asked, locale, tools, earlier, decided },
            isGranted: (call) => isGranted(store.db, request.chatId, call),
            grant: (call) => grantCall(store.db, request.chatId, call),
          },
          { answerer, log },
        ));
      if (called?.paused) return { status: 'paused' };
      const attached = { attached: () => readAttachments(store.db, files), own: attachments };
      const read = {
        text,
        scope,
        locale,
        names,
        before,
        talk: () =>
          prepareTalk(
            {
              run: request.answerId,
              branch: parentId ? { chat: request.chatId, parent: parentId, readable } : null,
              locale,
              signal: sink.signal,
            },
            { db: store.db, answerer, log },
          ),
        chosen: context?.chips,
        results: called?.results,
        remembered,
        ...attached,
      };
      const datesOf = (documents: string[]) => revisionDates(store.db, documents);
      return writeAnswer(sink, read, { search, answerer, log, datesOf, ...(verified && { verified }) });
    }),
  };
}

/** The same work; a weak answer is noted for those who close gaps. */
const noting =
  ({ jobs, log }: AnswerParts, asked: Omit<WeakAnswer, 'cause'>, work: StartRun['work']): StartRun['work'] =>
  async (given) => {
    const { sink, cause } = watchWeakness(given);
    const end = await work(sink);
    const weak = cause();
    if (!weak || given.signal.aborted) return end;
    await jobs
      .send(NOTE_GAP, { ...asked, cause: weak })
      .catch((err) => log.warn({ err }, 'a weak answer could not be noted'));
    return end;
  };

const cleanQuoted = (quoted: readonly QuotedText[] = []): QuotedText[] =>
  quoted.map(({ kind, text }) => ({ kind, text: cleanText(text) })).filter(({ text }) => text !== '');

const emptyQuestion = message('answers:startAnswer.emptyQuestion');

const busy = message('answers:startAnswer.busy');
