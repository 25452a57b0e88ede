import { downloadUrl } from './download-url';

/** The published setting as a file. The server names it. */
export function exportDomain(domain: string): void {
  downloadUrl(`/api/admin/domains/${encodeURIComponent(domain)}/export`, `${domain}.setting.json`);
}
