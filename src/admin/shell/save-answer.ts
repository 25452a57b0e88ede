import { readEnvelope } from '@/api/policies/read-envelope';
import { saveFile } from '@/browser/save-file';
import { showToast } from '@/ui/toasts';

const LONG_MS = 8000;

/** Fetches a file and gives it to the browser to keep; a refusal is said instead. */
export async function saveAnswer(address: string, name: string): Promise<void> {
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) {
    const text = readEnvelope(await answer?.json().catch(() => undefined))?.msg;
    const textKey = answer ? 'errors:malformed' : 'errors:network';
    showToast({ intent: 'error', ...(text ? { text } : { textKey }), durationMs: LONG_MS, cause: 'export' });
    return;
  }
  saveFile(await answer.blob(), name);
}
