import type { components } from '../../generated/api';

export type ChatMessage = components['schemas']['ChatMessage'];

/** A question and its answers; more than one after regenerating. */
export interface Turn {
  question: ChatMessage;
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
  let question = pick(children.get(null), wanted, 'user');
  while (question && !seen.has(question.id)) {
    seen.add(question.id);
    const answers = (children.get(question.id) ?? []).filter((message) => message.role === 'assistant');
    const answer = pick(answers, wanted, 'assistant') ?? null;
    turns.push({ question, answers, answer });
    question = answer ? pick(children.get(answer.id), wanted, 'user') : undefined;
  }
  return turns;
}

function pick(
  list: readonly ChatMessage[] | undefined,
  wanted: ReadonlySet<string>,
  role: ChatMessage['role'],
): ChatMessage | undefined {
  const fitting = list?.filter((message) => message.role === role);
  return fitting?.find((message) => wanted.has(message.id)) ?? fitting?.at(-1);
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
