import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageRoot } from '../../base/package-root';
import { idleMs } from './limits';
import type { RawLine, ReadNews, ReadOrder } from './types';

export interface Reader {
  read(order: ReadOrder, signal: AbortSignal): Promise<RawLine[]>;
  close(): void;
}

/**
 * Runs OCR in a separate process, because terminating a thread in native code would end the server. The process starts
 * with the first picture, and ends on abort or when idle. One picture at a time.
 */
export function openReader(start: () => ChildProcess = startReader): Reader {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };
  return {
    async read(order, signal) {
      signal.throwIfAborted();
      clearTimeout(idle);
      child ??= start();
      try {
        const lines = await askOnce(child, order, signal);
        idle = setTimeout(end, idleMs);
        idle.unref();
        return lines;
      } catch (error) {
        end();
        throw error;
      }
    },
    close: end,
  };
}

function startReader(): ChildProcess {
  const options: ForkOptions = { serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] };
  const child = import.meta.url.endsWith('.ts')
    ? fork(fileURLToPath(new URL('./reader.ts', import.meta.url)), { ...options, execArgv: ['--import', 'tsx'] })
    : fork(join(packageRoot, 'dist', 'server', 'ocr-reader.js'), { ...options, execArgv: [] });
  // An idle reader must not keep the process alive.
  child.unref();
  child.channel?.unref();
  return child;
}

function askOnce(child: ChildProcess, order: ReadOrder, signal: AbortSignal): Promise<RawLine[]> {
  return new Promise<RawLine[]>((resolve, reject) => {
    const done = (settle: () => void) => {
      child.channel?.unref();
      child.off('message', onMessage).off('exit', onExit).off('error', reject);
      signal.removeEventListener('abort', onAbort);
      settle();
    };
    const onMessage = (news: ReadNews) =>
      done(() => ('lines' in news ? resolve(news.lines) : reject(new Error(news.failed))));
    const onExit = () => done(() => reject(new Error('the reading process has ended')));
    const onAbort = () => done(() => reject(signal.reason));
    child.on('message', onMessage).on('exit', onExit).on('error', reject);
    signal.addEventListener('abort', onAbort, { once: true });
    child.channel?.ref();
    child.send(order);
  });
}
