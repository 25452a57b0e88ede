import { storableText } from '../../base/database/storable';
import { ApiError } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { leastScore, mostObjects } from './limits';
import type { DetectedObject, Detector } from './types';

const mostAnswerBytes = 4 * 1024 * 1024;

/** Creates a detector that calls a service with the same interface, for companies with a trained model. */
export function createExternalDetector(url: string): Detector {
  return {
    name: 'external',
    version: 1,
    async detect({ bytes, rects, picture, signal, onProgress }) {
      onProgress({ state: 'running', share: 0, ahead: 0 });
      const body = {
        prompt_image: bytes.toString('base64'),
        category_id: '1',
        rects: rects.map(({ x, y, width, height }) => [x, y, x + width, y + height].map(String)),
      };
      const answer = await ask(url, body, signal);
      const { code, data, msg } = (answer ?? {}) as { code?: unknown; data?: { objects?: unknown }; msg?: unknown };
      if (code !== 200 && code !== 0) throw refused(String(msg ?? code ?? ''));
      if (!Array.isArray(data?.objects)) throw refused('data.objects');
      return data.objects.slice(0, mostObjects).flatMap((one) => readObject(one, picture));
    },
    close: async () => {},
  };
}

async function ask(url: string, body: object, signal: AbortSignal): Promise<unknown> {
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal,
      redirect: 'error',
    });
    if (!response.ok) throw refused(`HTTP ${response.status}`);
    return JSON.parse(await readText(response));
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof ApiError) throw error;
    throw refused(error instanceof SyntaxError ? 'JSON' : 'ECONN');
  }
}

/** Reads at most what five hundred objects could need; an endless response must not fill the memory. */
async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > mostAnswerBytes) throw refused(`> ${mostAnswerBytes / 1024 / 1024} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** Validates an object of the response; boxes outside the picture and invalid values are left out. */
function readObject(value: unknown, { width, height }: { width: number; height: number }): DetectedObject[] {
  const one = (value ?? {}) as Record<string, unknown>;
  const numbers = [one.x, one.y, one.width, one.height, one.score];
  if (!numbers.every((number) => typeof number === 'number' && Number.isFinite(number))) return [];
  const [left, top, w, h, score] = numbers as [number, number, number, number, number];
  const x = Math.min(width, Math.max(0, left));
  const y = Math.min(height, Math.max(0, top));
  const box = { x, y, width: Math.min(width, left + w) - x, height: Math.min(height, top + h) - y };
  if (box.width <= 0 || box.height <= 0 || score < leastScore || score > 1) return [];
  return [{ ...box, score, ...(typeof one.label === 'string' && { label: storableText(one.label.slice(0, 64)) }) }];
}

const refused = (reason: string) =>
  new ApiError(503, message('pictures:externalDetector.refused', { reason: reason.slice(0, 80) }), {
    retryAfterMs: 5_000,
  });
