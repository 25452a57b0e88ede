import { createParser } from 'eventsource-parser';
import type { Viewer } from '../base/http/sse-viewer';
import { findWritable, type Reader } from './read-chat';
import type { RunEngine } from './runs/run-engine';
import type { RunEvent, RunStep, RunUsage } from './runs/types';
import { type AnswerParts, type Asked, startAnswer } from './start-answer';
import { findNewestAnswer } from './store/messages';

interface Hearer {
  hear(step: RunStep): void;
  /** Resolves when there is room for more. */
  room?(): Promise<void>;
  /** Whoever hears has left. The answer is written to its end all the same. */
  signal: AbortSignal;
  /** Nobody may hear the answer any more: it is not written further. */
  ended?: AbortSignal;
}

export interface KeptAnswer {
  chat: string;
  run: string;
  /** Resolves when the answer is complete or its hearer has left; rejects if it could not be written. */
  heard: Promise<{ usage?: RunUsage }>;
}

/** The newest answer of a chat, behind which the next question stands. Throws if the asker has no such chat. */
export async function lastAnswerOf({ store }: Pick<AnswerParts, 'store'>, chat: string, reader: Reader) {
  await findWritable(store, chat, reader);
  return (await findNewestAnswer(store.db, chat))?.id;
}

/** Answers in a chat that is kept, as the portal's pages do: in a new one, or in `chatId` behind `parentId`. */
export async function answerKept(parts: AnswerParts, asked: Asked, hearer: Hearer): Promise<KeptAnswer> {
  const { runs, store } = parts;
  const { run } = await startAnswer(parts, asked);
  const chat = asked.chatId ?? (await chatOf(store, run));
  hearer.ended?.addEventListener('abort', () => void runs.stop(run), { once: true });
  return { chat, run, heard: listen(runs, run, hearer) };
}

async function chatOf({ db }: AnswerParts['store'], run: string): Promise<string> {
  const row = await db.selectFrom('run').select('chat_id').where('id', '=', run).executeTakeFirstOrThrow();
  return row.chat_id;
}

function listen(runs: RunEngine, run: string, { hear, room = async () => {}, signal }: Hearer) {
  return new Promise<{ usage?: RunUsage }>((resolve, reject) => {
    const cut = () => reject(new Error(`The answer ${run} could not be written.`));
    const parser = createParser({
      onEvent({ data }) {
        const event = JSON.parse(data) as RunEvent;
        if (event.event !== 'deep_researcher_end') hear(event);
        else if (event.data.status === 'error' || event.data.status === 'timeout') cut();
        else resolve({ ...(event.data.usage && { usage: event.data.usage }) });
      },
    });
    const viewer: Viewer = {
      gone: () => signal.aborted,
      send: (text) => parser.feed(text),
      drained: room,
      end: cut,
      drop: cut,
      onClose: (done) => signal.addEventListener('abort', done, { once: true }),
    };
    signal.addEventListener('abort', () => resolve({}), { once: true });
    runs.subscribe(run, 0, viewer).then((found) => found || cut(), reject);
  });
}
