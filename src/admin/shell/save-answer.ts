import { readEnvelope } from '@/api/policies/read-envelope';
import { saveFile } from '@/browser/save-file';
import { showToast } from '@/ui/toasts';

const LONG_MS = 8000;

/** Downloads a file, or reports why it was refused. */
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
