import { randomUUID } from 'node:crypto';
import type { RunEvent } from '../../support/run-events';
import { createVisitor, type Visitor } from '../../support/visitor';

/** What one question received before the server died; all of it must survive. */
export interface AskedQuestion {
  query: string;
  chatId: string;
  messageId: string;
  answerId: string;
  events: RunEvent[];
  /** Value of the acknowledged evaluation. */
  evaluation: number | null;
}

export interface Asker {
  visitor?: Visitor;
  asked: AskedQuestion[];
}

const QUESTIONS = [
  '滚动轴承发热，先查什么？',
  'Why does hydraulic oil overheat?',
  '检修前如何上锁挂牌？',
  'The drive trips on overcurrent. What now?',
  'OEE 怎么计算？',
  'At what vibration severity should a machine be stopped?',
];

/** A visitor who asks and evaluates without a pause until the server is gone; keeps the cookie across restarts. */
export async function askUntilGone(asker: Asker, origin: string, signal: AbortSignal): Promise<void> {
  const visitor = createVisitor(origin, asker.visitor?.cookie());
  asker.visitor = visitor;
  for (let turn = 0; !signal.aborted; turn += 1) {
    const query = `${QUESTIONS[turn % QUESTIONS.length]} (${asker.asked.length})`;
    const ids = { chatId: randomUUID(), messageId: randomUUID(), answerId: randomUUID() };
    const question: AskedQuestion = { query, ...ids, events: [], evaluation: null };
    try {
      for await (const event of visitor.ask(query, { ...ids, signal })) {
        if (question.events.push(event) === 1) asker.asked.push(question);
      }
      const value = turn % 2 === 0 ? 1 : -1;
      const body = { messageId: ids.answerId, value, reasons: ['durable'], comment: `turn ${turn}` };
      const { status } = await visitor.call('POST', '/api/messages/evaluate', body);
      if (status === 200) question.evaluation = value;
    } catch {
      // Killed midway: what was received until then is in `events`.
      if (signal.aborted) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
