import { saveAnswer } from './save-answer';

/** The published setting as a file. */
export const exportDomain = (domain: string): Promise<void> =>
  saveAnswer(`/api/admin/domains/${encodeURIComponent(domain)}/export`, `${domain}.setting.json`);
