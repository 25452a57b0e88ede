import { message } from '../../../base/messages/message';
import { UnreadableFile } from '../types';
import type { ParseNews, ParseOrder } from './messages';
import { mostMegabytes, openParseThread, type ParseThread } from './open-thread';

export interface ParseLane {
  /** Rejects after `ms` or when the signal aborts; the thread is terminated, and the next order starts a new one. */
  ask(order: ParseOrder, ms: number, signal?: AbortSignal): Promise<ParseNews>;
  close(): Promise<void>;
}

/** Runs orders one after another in one thread, started when first needed. */
export function openParseLane(open: () => ParseThread = openParseThread): ParseLane {
  let thread: ParseThread | undefined;
  const drop = async () => {
    const gone = thread;
    thread = undefined;
    await gone?.end();
  };
  return {
    async ask(order, ms, signal) {
      signal?.throwIfAborted();
      thread ??= open();
      const stop = giveUp(ms, signal);
      try {
        return await Promise.race([thread.ask(order), stop.given]);
      } catch (error) {
        await drop();
        throw isOutOfMemory(error) ? new UnreadableFile(tooMuch) : error;
      } finally {
        stop.clear();
      }
    },
    close: drop,
  };
}

function giveUp(ms: number, signal: AbortSignal | undefined) {
  let clear = () => {};
  const given = new Promise<never>((_, reject) => {
    const stopped = () => reject(signal?.reason);
    const timer = setTimeout(() => reject(new UnreadableFile(tooSlow(ms))), ms);
    signal?.addEventListener('abort', stopped, { once: true });
    clear = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stopped);
    };
  });
  return { given, clear: () => clear() };
}

const isOutOfMemory = (error: unknown) => (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';
const tooMuch = message('knowledge:import.memory', { limit: mostMegabytes });
const tooSlow = (ms: number) => message('knowledge:import.slow', { seconds: Math.round(ms / 1000) });
