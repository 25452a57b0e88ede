import type { Key } from '@/i18n/translate';
import { createListeners } from '@/lib/listeners';

export interface ToastRequest {
  intent: 'info' | 'success' | 'warning' | 'error';
  /** Pass either a ready text or a message key. */
  text?: string | undefined;
  textKey?: Key | undefined;
  /** Values for the placeholders of `textKey`. */
  values?: Record<string, unknown>;
  durationMs: number;
  /** A toast replaces an earlier one with the same cause and restarts its time. */
  cause: string;
  /** Such as undo. Choosing it dismisses the toast. */
  action?: { label: string; run: () => void };
}

export interface Toast extends ToastRequest {
  id: number;
}

/** More could not be read at once; the oldest is dropped. */
const MOST = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = createListeners();

function publish(next: readonly Toast[]): void {
  toasts = next;
  listeners.tell();
}

/** Shows a passing notice. Errors also appear in place, never only in a toast. */
export function showToast(request: ToastRequest): void {
  lastId += 1;
  const others = toasts.filter((toast) => toast.cause !== request.cause);
  publish([...others, { ...request, id: lastId }].slice(-MOST));
}

export function dismissToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id));
}

/** What is said where it belongs need not be said in passing. */
export function dismissCause(cause: string | undefined): void {
  publish(toasts.filter((toast) => toast.cause !== cause));
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export const subscribeToasts = listeners.subscribe;
