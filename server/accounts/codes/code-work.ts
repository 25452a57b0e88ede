import type { Store } from '../../base/database/db';
import { usedOf } from '../../base/limits/budgets';
import type { Caller } from '../../base/limits/caller';
import { limits } from '../../base/limits/limits';
import { levelOf } from '../../base/limits/work/level-of';
import type { CaptchaKind } from '../store/captchas';
import { nearCodes, unprovedCodes, wideCodes } from './code-budgets';

const { codesNear, codesWide, codesUnproved } = limits.workSteps;

/**
 * The work required for a code, which rises with the codes that the network has requested this hour. The first few are
 * free, for clients that implement the specification alone, unless free codes are too many overall. A question in words
 * is easier for machines: it takes one level more and is never free.
 */
export async function codeWork({ db }: Store, { network }: Caller, kind: CaptchaKind, codesPerHour: number) {
  const [near, wide] = [nearCodes(network.near), wideCodes(network.wide)];
  const used = await usedOf(db, [near, wide, unprovedCodes]);
  const count = (key: string) => used.get(key)?.used ?? 0;
  const crowded = count(unprovedCodes) >= codesPerHour * codesUnproved ? 1 : 0;
  const level = Math.max(levelOf(count(near), codesNear), levelOf(count(wide), codesWide), crowded);
  const extra = kind === 'question' ? 1 : 0;
  const retryAfterMs = Math.max(60_000, used.get(near)?.ms ?? 0);
  return { level: Math.max(level, extra) + extra, least: Math.max(1, level - 1) + extra, retryAfterMs };
}
