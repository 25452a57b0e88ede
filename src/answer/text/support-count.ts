import type { RunCite } from '@/stream/types';

export type SupportCount = Record<RunCite['support'], number> & { total: number };

export function supportCount(cites: readonly RunCite[]): SupportCount {
  const count: SupportCount = { full: 0, partial: 0, none: 0, total: cites.length };
  for (const { support } of cites) count[support] += 1;
  return count;
}
