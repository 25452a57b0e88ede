import { reduceRuns } from '../../../src/stream/reduce-run';
import { answerText, emptyRun } from '../../../src/stream/run-state';
import type { RunEvent } from '../../support/run-events';
import { createVisitor } from '../../support/visitor';
import type { AskedQuestion, Asker } from './durable-work';

export interface Losses {
  questions: number;
  /** Answers whose end was received and that are now missing or different. */
  answers: number;
  /** Answers cut by the kill that lost words a reader had already received. */
  seenWords: number;
  evaluations: number;
  /** Answers marked as running although nothing writes them. */
  unclosed: number;
  examples: string[];
}

interface ChatMessage {
  id: string;
  role: string;
  text: string;
  status?: string | null;
  evaluation?: { value: number } | null;
  events?: RunEvent[];
}

const textOf = (events: readonly RunEvent[]) => answerText(reduceRuns(emptyRun, events));

/** Reads every chat of an asker from the restarted server and compares it with what the asker received. */
export async function checkAsker(asker: Asker, origin: string, losses: Losses): Promise<void> {
  const visitor = createVisitor(origin, asker.visitor?.cookie());
  for (const question of asker.asked) {
    const { status, body } = await visitor.call('GET', `/api/messages/detailByChatId/${question.chatId}`);
    const messages = status === 200 ? (body.data as { messages: ChatMessage[] }).messages : [];
    compare(question, messages, losses);
  }
}

function compare(asked: AskedQuestion, messages: ChatMessage[], losses: Losses): void {
  const question = messages.find((message) => message.id === asked.messageId);
  const answer = messages.find((message) => message.id === asked.answerId);
  const note = (what: string) => losses.examples.length < 5 && losses.examples.push(`${what}: ${asked.query}`);
  if (question?.text !== asked.query) {
    losses.questions += 1;
    note('question lost');
  }
  const heard = textOf(asked.events);
  const kept = textOf(answer?.events ?? []);
  const ended = asked.events.some(({ event }) => event === 'deep_researcher_end');
  if (ended && (kept !== heard || answer?.status !== 'done')) {
    losses.answers += 1;
    note(`answer changed (${answer?.status ?? 'missing'})`);
  }
  if (!ended && !kept.startsWith(heard)) {
    losses.seenWords += 1;
    note('words lost');
  }
  if (!answer?.status || answer.status === 'running') losses.unclosed += 1;
  if (asked.evaluation !== null && answer?.evaluation?.value !== asked.evaluation) {
    losses.evaluations += 1;
    note('evaluation lost');
  }
}
