import { readEnvelope } from '@/api/policies/read-envelope';
import { showToast } from '@/ui/toasts';

const LONG_MS = 8000;

/** The published setting as a file. */
export async function exportDomain(domain: string): Promise<void> {
  const answer = await fetch(`/api/admin/domains/${encodeURIComponent(domain)}/export`).catch(() => undefined);
  if (!answer?.ok) {
    const text = readEnvelope(await answer?.json().catch(() => undefined))?.msg;
    const textKey = answer ? 'errors:malformed' : 'errors:network';
    showToast({ intent: 'error', ...(text ? { text } : { textKey }), durationMs: LONG_MS, cause: 'export' });
    return;
  }
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = `${domain}.setting.json`;
  document.body.append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(url);
}
