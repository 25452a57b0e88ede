import { useEffect, useRef } from 'react';
import type { CurrentAnswer } from '@/stream/current-answer';
import { addWaiting, changeWaiting, takeNext, useQueued, type Waiting, waitingAfter } from './queue-store';

export interface Queue {
  waiting: readonly Waiting[];
  /** Why nothing is sent by itself; null while the answer before is being written. */
  held: 'stopped' | 'failed' | 'asks' | 'left' | null;
  /** False if as many wait as may. */
  add: (waiting: Waiting) => boolean;
  change: (change: (waiting: readonly Waiting[]) => readonly Waiting[]) => void;
  /** Sends the next now. */
  send: () => void;
}

/**
 * The questions that wait behind the answer that is shown. The next one is sent when that answer is complete; after a
 * stop, a fault or a question back to the person, they wait for the person. `composing` delays it while an input
 * method is in use, because the page moves on with it.
 */
export function useQueue(answer: CurrentAnswer, composing: () => boolean): Queue {
  const { chatId, message, run } = answer;
  const waiting = waitingAfter(useQueued(chatId), message.id);
  const { phase } = run;
  const { status } = run.state;
  const busy = phase !== 'ended' && phase !== 'failed';
  const watched = useRef(false);
  if (busy) watched.current = true;
  const send = () => {
    const next = takeNext(chatId, message.id);
    if (!next) return;
    const { text, quoted, research, attachments, messageId, answerId } = next;
    answer.ask(text, { quoted, research, attachments, ids: { messageId, answerId } });
  };
  const latest = useRef({ send, composing });
  latest.current = { send, composing };
  // What ended while nobody looked is not followed by a question that nobody expects any more.
  const due = waiting.length > 0 && phase === 'ended' && status === 'done' && watched.current;
  useEffect(() => {
    if (!due) return;
    const tick = () => {
      if (!latest.current.composing()) latest.current.send();
    };
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [due]);
  return {
    waiting,
    held: busy || due ? null : whyHeld(phase, status),
    add: (each) => addWaiting(chatId, message.id, each),
    change: (change) => changeWaiting(chatId, message.id, change),
    send,
  };
}

function whyHeld(phase: CurrentAnswer['run']['phase'], status: CurrentAnswer['run']['state']['status']): Queue['held'] {
  if (phase === 'failed' || status === 'error' || status === 'timeout') return 'failed';
  if (status === 'stopped') return 'stopped';
  return status === 'paused' ? 'asks' : 'left';
}
