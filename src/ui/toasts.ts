import type { Key } from '@/i18n/translate';
import { createListeners } from '@/lib/listeners';

export interface ToastRequest {
  intent: 'info' | 'success' | 'warning' | 'error';
  /** Words ready to show, or the key of ours; one of the two. */
  text?: string | undefined;
  textKey?: Key | undefined;
  /** Values for the holes of `textKey`. */
  values?: Record<string, unknown>;
  durationMs: number;
  /** Toasts of one cause are one toast: the second one only makes the first stay longer. */
  cause: string;
  /** For example an undo. The toast goes when it is chosen. */
  action?: { label: string; run: () => void };
}

export interface Toast extends ToastRequest {
  id: number;
}

/** More than a person can read at once; the oldest makes room. */
const MOST = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = createListeners();

function publish(next: readonly Toast[]): void {
  toasts = next;
  listeners.tell();
}

/** A passing notice. Never the only place where an error appears: blocks say in place what they could not show. */
export function showToast(request: ToastRequest): void {
  lastId += 1;
  const others = toasts.filter((toast) => toast.cause !== request.cause);
  publish([...others, { ...request, id: lastId }].slice(-MOST));
}

export function dismissToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id));
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export const subscribeToasts = listeners.subscribe;
