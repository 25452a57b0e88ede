import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { newId } from '@/browser/new-id';
import { isApiError } from './api-error';
import { toolsEndpoints } from './tools';
import { watchUpload } from './upload-progress';

type Wire = [string, string, string, string];
/** The part of the store's dispatch that these calls need. */
export type DetectDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Progress. `share` is 0 to 1, `ahead` the number of other people's pictures in the queue. */
export type DetectStage = { stage: 'upload' | 'search'; share: number } | { stage: 'waiting'; ahead: number };

export type DetectAnswer =
  | { status: 'done'; id: string }
  | { status: 'offline' | 'cancelled' }
  | { status: 'failed'; text?: string | undefined };

interface Input {
  file: Blob;
  rect: Wire;
}
type Tell = (stage: DetectStage) => void;

const POLL_MS = 500;

/** Uploads a picture and finds everything similar to the rectangle. Never throws; the outcome is returned. */
export async function detectPicture(
  dispatch: DetectDispatch,
  input: Input,
  signal: AbortSignal,
  tell: Tell = () => {},
): Promise<DetectAnswer> {
  try {
    const id = await searchIn(dispatch, await upload(dispatch, input.file, signal, tell), input, signal, tell);
    return { status: 'done', id };
  } catch (error) {
    return signal.aborted ? { status: 'cancelled' } : failure(error);
  }
}

async function upload(dispatch: DetectDispatch, file: Blob, signal: AbortSignal, tell: Tell): Promise<string> {
  signal.throwIfAborted();
  const idempotencyKey = newId();
  const unwatch = watchUpload(idempotencyKey, (share) => tell({ stage: 'upload', share }));
  tell({ stage: 'upload', share: 0 });
  const call = dispatch(toolsEndpoints.uploadPicture.initiate({ file, idempotencyKey }, { track: false }));
  const stop = abortWith(signal, call);
  try {
    return (await call.unwrap()).url;
  } finally {
    stop();
    unwatch();
  }
}

async function searchIn(dispatch: DetectDispatch, url: string, input: Input, signal: AbortSignal, tell: Tell) {
  signal.throwIfAborted();
  const progressId = newId();
  const arg = { prompt_image: url, category_id: '1' as const, rects: [input.rect], progress_id: progressId };
  const call = dispatch(toolsEndpoints.detectObjects.initiate(arg, { forceRefetch: true }));
  const stop = abortWith(signal, call);
  const stopAsking = askHowFar(dispatch, progressId, tell);
  try {
    const { id } = await call.unwrap();
    if (!id) throw new Error('the detection has no id');
    return id;
  } finally {
    stop();
    stopAsking();
    call.unsubscribe();
  }
}

/**
 * Polls the progress every half second until stopped. Errors are ignored, because the main call reports the outcome.
 */
function askHowFar(dispatch: DetectDispatch, id: string, tell: Tell): () => void {
  let stopped = false;
  tell({ stage: 'search', share: 0 });
  const timer = setInterval(async () => {
    const asked = dispatch(
      toolsEndpoints.getDetectionProgress.initiate({ id }, { forceRefetch: true, subscribe: false }),
    );
    const { data } = await asked;
    if (stopped || !data) return;
    if (data.state === 'waiting') tell({ stage: 'waiting', ahead: data.ahead });
    else if (data.state === 'running') tell({ stage: 'search', share: data.share });
  }, POLL_MS);
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}

function abortWith(signal: AbortSignal, call: { abort(): void }): () => void {
  const abort = () => call.abort();
  signal.addEventListener('abort', abort);
  return () => signal.removeEventListener('abort', abort);
}

function failure(error: unknown): DetectAnswer {
  if (!isApiError(error)) return { status: 'failed' };
  if (error.kind === 'network' || error.kind === 'timeout') return { status: 'offline' };
  if (error.kind === 'aborted') return { status: 'cancelled' };
  return { status: 'failed', text: 'msg' in error ? error.msg : undefined };
}
