import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { isApiError } from './api-error';
import { toolsEndpoints } from './tools';

type Wire = [string, string, string, string];
/** The store's dispatch, as far as this call needs it. */
export type DetectDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
type Initiate = ReturnType<typeof toolsEndpoints.detectObjects.initiate>;
type Result = Awaited<ReturnType<ReturnType<Initiate>['unwrap']>>;

export type DetectAnswer =
  | { status: 'done'; result: Result }
  | { status: 'offline' | 'cancelled' }
  | { status: 'failed'; text?: string | undefined };

/** Asks for everything like the rectangle. Never throws: what it ends in is what the page shows. */
export async function detectPicture(
  dispatch: DetectDispatch,
  { file, rect }: { file: Blob; rect: Wire },
  signal: AbortSignal,
): Promise<DetectAnswer> {
  const prompt_image = await toBase64(file);
  if (signal.aborted) return { status: 'cancelled' };
  const arg = { prompt_image, category_id: '1' as const, rects: [rect] };
  const call = dispatch(toolsEndpoints.detectObjects.initiate(arg, { forceRefetch: true }));
  signal.addEventListener('abort', () => call.abort());
  try {
    return { status: 'done', result: await call.unwrap() };
  } catch (error) {
    return signal.aborted ? { status: 'cancelled' } : failure(error);
  } finally {
    // Nobody looks at it again, and it holds the whole picture.
    call.unsubscribe();
  }
}

function failure(error: unknown): DetectAnswer {
  if (!isApiError(error)) return { status: 'failed' };
  if (error.kind === 'network' || error.kind === 'timeout') return { status: 'offline' };
  if (error.kind === 'aborted') return { status: 'cancelled' };
  return { status: 'failed', text: 'msg' in error ? error.msg : undefined };
}

function toBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
