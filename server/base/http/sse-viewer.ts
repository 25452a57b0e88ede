import type { ServerResponse } from 'node:http';

/** The far end of one event stream. */
export interface Viewer {
  /** Never blocks or throws; the implementation cuts off a viewer who falls too far behind. */
  send(text: string): void;
  /** Resolves when everything sent has left, or the viewer is gone. */
  drained(): Promise<void>;
  end(): void;
  /** Cuts the connection without an end event; the viewer reconnects for the rest. */
  drop(): void;
  gone(): boolean;
  onClose(fn: () => void): void;
}

export interface ViewerLimits {
  /** Bytes that may wait in a viewer's socket. The log holds all events, so cutting a slow connection loses nothing. */
  maxBuffered: number;
  drainMs: number;
}

export function createSseViewer(raw: ServerResponse, limits: ViewerLimits): Viewer {
  const gone = () => raw.destroyed || raw.writableEnded;
  return {
    gone,
    onClose(fn) {
      if (raw.destroyed) fn();
      else raw.once('close', fn);
    },
    send(text) {
      if (gone()) return;
      raw.write(text);
      if (raw.writableLength > limits.maxBuffered) raw.destroy();
    },
    drained() {
      if (gone() || !raw.writableNeedDrain || raw.writableLength < limits.maxBuffered / 4) return Promise.resolve();
      return new Promise((resolve) => {
        const timer = setTimeout(() => raw.destroy(), limits.drainMs);
        const done = () => {
          clearTimeout(timer);
          raw.off('drain', done);
          raw.off('close', done);
          resolve();
        };
        raw.on('drain', done);
        raw.on('close', done);
      });
    },
    end() {
      if (!gone()) raw.end();
    },
    drop() {
      raw.destroy();
    },
  };
}
