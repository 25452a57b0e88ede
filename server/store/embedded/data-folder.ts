import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Closed to others, whatever the umask; when root makes it, PostgreSQL's user must still pass through to its own subfolder. */
export function createDataFolder(folder: string): void {
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
  const first = mkdirSync(folder, { recursive: true });
  if (!first) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) chmodSync(made, mode);
}
