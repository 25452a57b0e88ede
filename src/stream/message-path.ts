import type { components } from '../../generated/api';

export type ChatMessage = components['schemas']['ChatMessage'];

/** A question and its answers; more than one after regenerating. */
export interface Turn {
  question: ChatMessage;
  /** Its versions, of which one is shown; oldest first. */
  questions: ChatMessage[];
  /** Oldest first. */
  answers: ChatMessage[];
  /** The version shown; null if there is none. */
  answer: ChatMessage | null;
}

/**
 * The path through the message tree to what is shown: the branch with `shown`, else the newest at each fork. A message
 * without its parent starts a branch, and a cycle ends where it closes, so no data can hang the page.
 */
export function messagePath(messages: readonly ChatMessage[], shown?: string | null): Turn[] {
  const known = new Set(messages.map((message) => message.id));
  const children = new Map<string | null, ChatMessage[]>();
  for (const message of messages) {
    const parent = message.parentId !== null && known.has(message.parentId) ? message.parentId : null;
    children.set(parent, [...(children.get(parent) ?? []), message]);
  }
  for (const list of children.values()) list.sort(byTime);
  const wanted = ancestors(messages, shown ?? null);
  const turns: Turn[] = [];
  const seen = new Set<string>();
  let questions = askedIn(children.get(null));
  let question = pick(questions, wanted);
  while (question && !seen.has(question.id)) {
    seen.add(question.id);
    const answers = (children.get(question.id) ?? []).filter((message) => message.role === 'assistant');
    const answer = pick(answers, wanted) ?? null;
    turns.push({ question, questions, answers, answer });
    questions = askedIn(answer ? children.get(answer.id) : undefined);
    question = pick(questions, wanted);
  }
  return turns;
}

const askedIn = (list: readonly ChatMessage[] = []) => list.filter(({ role }) => role === 'user');

function pick(list: readonly ChatMessage[], wanted: ReadonlySet<string>): ChatMessage | undefined {
  return list.find((message) => wanted.has(message.id)) ?? list.at(-1);
}

function ancestors(messages: readonly ChatMessage[], id: string | null): Set<string> {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const way = new Set<string>();
  for (let at = id; at !== null && !way.has(at); at = byId.get(at)?.parentId ?? null) way.add(at);
  return way;
}

/** Timestamps have millisecond resolution; ties keep the order of the list. */
function byTime(a: ChatMessage, b: ChatMessage): number {
  return Date.parse(a.createdAt) - Date.parse(b.createdAt) || 0;
}
