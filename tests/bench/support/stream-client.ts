import { randomBytes, randomUUID } from 'node:crypto';
import http from 'node:http';
import type { RunEvent } from '../../support/run-events';

export interface Watched {
  /** Milliseconds from the sending of a piece to its arrival. */
  delays: number[];
  /** Pieces in order of arrival; a loss or a repetition shows as a number out of sequence. */
  pieces: number[];
  firstEventMs: number;
  completeMs: number;
  /** Status of the end event; null if the stream closed without one. */
  ended: string | null;
  failed: string | null;
}

const agent = new http.Agent({ maxSockets: Number.POSITIVE_INFINITY });
const mark = /<(\d+):(\d+)>/g;

/** A new visitor who asks one question and reads its stream to the end. */
export function watchAnswer(port: number, query: string): Promise<Watched> {
  const asked = performance.now();
  const seen: Watched = { delays: [], pieces: [], firstEventMs: 0, completeMs: 0, ended: null, failed: null };
  const body = JSON.stringify({ query, chatId: randomUUID(), messageId: randomUUID(), answerId: randomUUID() });
  const headers = {
    'content-type': 'application/json',
    cookie: `mw_visitor=${randomBytes(16).toString('base64url')}`,
    'content-length': Buffer.byteLength(body),
  };
  const path = '/tianzhi-tools/api/agent/research';
  return new Promise((resolve) => {
    const finish = (failed: string | null) => {
      seen.failed ??= failed;
      seen.completeMs ||= performance.now() - asked;
      resolve(seen);
    };
    const request = http.request({ port, host: '127.0.0.1', method: 'POST', path, headers, agent }, (response) => {
      if (response.statusCode !== 200) seen.failed = `status ${response.statusCode}`;
      let rest = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        seen.firstEventMs ||= performance.now() - asked;
        const frames = (rest + chunk).split('\n\n');
        rest = frames.pop() ?? '';
        for (const frame of frames) take(frame, seen, () => performance.now() - asked);
      });
      response.on('end', () => finish(null));
      response.on('error', (error) => finish(error.message));
    });
    request.on('error', (error) => finish(error.message));
    request.end(body);
  });
}

function take(frame: string, seen: Watched, sinceAsked: () => number): void {
  const data = frame.slice(frame.indexOf('data: ') + 6);
  // Most frames are text: their marks are read without parsing, so that the client is not what is measured.
  for (const [, piece, said] of data.matchAll(mark)) {
    seen.pieces.push(Number(piece));
    seen.delays.push(Date.now() - Number(said));
  }
  if (!data.includes('"deep_researcher_end"')) return;
  const event: RunEvent = JSON.parse(data);
  if (event.event !== 'deep_researcher_end') return;
  seen.ended = event.data.status;
  seen.completeMs = sinceAsked();
}
