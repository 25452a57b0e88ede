/** What places a message in its chat. */
export interface PlacedMessage {
  id: string;
  /** Null for a first question. */
  parentId: string | null;
  role: 'user' | 'assistant';
  createdAt: string | Date;
}

/** A question and its answers; more than one after regenerating. */
export interface PathTurn<M> {
  question: M;
  /** Its versions, of which one is shown; oldest first. */
  questions: M[];
  /** Oldest first. */
  answers: M[];
  /** The version shown; null if there is none. */
  answer: M | null;
}

/**
 * The path through the message tree to what is shown: the branch with `shown`, else the newest at each fork. A message
 * without its parent starts a branch, and a cycle ends where it closes, so no data can hang the page.
 */
export function messagePath<M extends PlacedMessage>(messages: readonly M[], shown?: string | null): PathTurn<M>[] {
  const known = new Set(messages.map((message) => message.id));
  const children = new Map<string | null, M[]>();
  for (const message of messages) {
    const parent = message.parentId !== null && known.has(message.parentId) ? message.parentId : null;
    const siblings = children.get(parent);
    if (siblings) siblings.push(message);
    else children.set(parent, [message]);
  }
  for (const list of children.values()) list.sort(byTime);
  const wanted = ancestors(messages, shown ?? null);
  const turns: PathTurn<M>[] = [];
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

const askedIn = <M extends PlacedMessage>(list: readonly M[] = []) => list.filter(({ role }) => role === 'user');

function pick<M extends PlacedMessage>(list: readonly M[], wanted: ReadonlySet<string>): M | undefined {
  return list.find((message) => wanted.has(message.id)) ?? list.at(-1);
}

function ancestors(messages: readonly PlacedMessage[], id: string | null): Set<string> {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const way = new Set<string>();
  for (let at = id; at !== null && !way.has(at); at = byId.get(at)?.parentId ?? null) way.add(at);
  return way;
}

/** Timestamps have millisecond resolution; ties keep the order of the list. */
function byTime(a: PlacedMessage, b: PlacedMessage): number {
  return Number(new Date(a.createdAt)) - Number(new Date(b.createdAt)) || 0;
}
