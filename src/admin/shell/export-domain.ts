import { saveAnswer } from './save-answer';

/** Downloads the published setting. */
export const exportDomain = (domain: string): Promise<void> =>
  saveAnswer(`/api/admin/domains/${encodeURIComponent(domain)}/export`, `${domain}.setting.json`);
