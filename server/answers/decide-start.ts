import { type ApiError, conflict, forbidden, notFound, tooMany } from '../base/http/errors';
import { message } from '../base/messages/message';
import type { QuotedText } from './store/messages';
import type { KnownMessage, StartFacts, StartIds } from './store/start-facts';

export interface StartRequest extends StartIds {
  accessDomain: string;
  text: string;
  quoted: readonly QuotedText[];
  attachments: readonly string[];
}

export interface BegunQuestion {
  id: string;
  parentId: string | null;
  text: string;
  quoted: readonly QuotedText[];
  attachments: readonly string[];
  isNew: boolean;
}

export type StartDecision =
  | { kind: 'refuse'; error: ApiError }
  /** A repeated question: show the existing run. */
  | { kind: 'join'; run: string }
  | { kind: 'begin'; question: BegunQuestion };

const retryAfterMs = 5_000;

/**
 * Decides whether a request starts a run, joins one or is refused. Ids come from the client, so a repeated request
 * finds its first run; a request that uses ids of others is refused before anything is written.
 */
export function decideStart(request: StartRequest, facts: StartFacts, perVisitor: number): StartDecision {
  const refusal = refuse(request, facts);
  if (refusal) return { kind: 'refuse', error: refusal };
  const existing = findExisting(request, facts);
  if (existing) return existing;
  if (facts.running >= perVisitor) return { kind: 'refuse', error: tooMany(retryAfterMs) };
  const asked = request.regenerateOf ? facts.regeneratedQuestion : facts.question;
  if (asked) {
    const { id, parentId, text, quoted, attachments } = asked;
    return { kind: 'begin', question: { id, parentId, text, quoted: quoted ?? [], attachments, isNew: false } };
  }
  const { messageId: id, parentId, text, quoted, attachments } = request;
  return { kind: 'begin', question: { id, parentId, text, quoted, attachments, isNew: true } };
}

function refuse(request: StartRequest, facts: StartFacts): ApiError | null {
  const { chat } = facts;
  if (chat && (chat.deleted || chat.accessDomain !== request.accessDomain)) return notFound('chat', request.chatId);
  if (chat && chat.visitor !== request.visitor) return forbidden('chat');
  const elsewhere = (message: KnownMessage | null) => message !== null && message.chatId !== request.chatId;
  if (elsewhere(facts.answer) || elsewhere(facts.question)) return idTaken();
  if (facts.question && facts.question.role !== 'user') return idTaken();
  const gone = [facts.answer, facts.question, facts.parent, facts.regenerated].find((known) => known?.deleted);
  if (gone) return notFound('message', gone.id);
  if (request.regenerateOf) {
    if (!facts.regenerated || elsewhere(facts.regenerated)) return notFound('message', request.regenerateOf);
    if (!facts.regeneratedQuestion) return notFound('message', request.messageId);
  } else if (request.parentId && !facts.question) {
    if (!facts.parent || elsewhere(facts.parent)) return notFound('message', request.parentId);
  }
  return null;
}

function findExisting(request: StartRequest, { answer, firstAnswer }: StartFacts): StartDecision | null {
  if (answer) return answer.runId ? { kind: 'join', run: answer.runId } : { kind: 'refuse', error: idTaken() };
  if (!request.regenerateOf && firstAnswer?.runId) return { kind: 'join', run: firstAnswer.runId };
  return null;
}

const idTaken = () => conflict(message('answers:decideStart.idTaken'));
