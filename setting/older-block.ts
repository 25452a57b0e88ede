import { diffSettings } from './diff';
import type { Finding } from './finding';
import type { JsonObject } from './json-value';
import { inEveryLocale } from './messages/catalogue';
import { message } from './messages/message';

interface Upgrade {
  type: string;
  /** Version of the block's properties. */
  from: number;
  to: number;
  before: JsonObject;
  after: JsonObject;
}

const mostNamed = 5;

/**
 * The finding for a block of an earlier version: which properties its upgrade changes. Pointers are relative to the
 * properties.
 */
export function olderBlock(at: string, { type, from, to, before, after }: Upgrade): Finding {
  const changes = diffSettings(before, after);
  const named = changes
    .slice(0, mostNamed)
    .map(({ kind, pointer }) => message(`setting:olderBlock.kind.${kind}`, { pointer: pointer.slice(0, 80) }));
  const list = inEveryLocale((locale) =>
    [...named.map((change) => change[locale]), ...(changes.length > mostNamed ? ['…'] : [])].join(
      message('setting:list.separator')[locale],
    ),
  );
  return {
    severity: 'info',
    kind: 'older-block',
    pointer: at,
    text:
      changes.length > 0
        ? message('setting:olderBlock.changes', { type, from, to, changes: list })
        : message('setting:olderBlock.same', { type, from, to }),
  };
}

/** The finding for a block whose upgrade is missing or fails: it is kept but not displayed. */
export const failedUpgrade = (at: string, type: string, problem: string): Finding => ({
  severity: 'error',
  kind: 'invalid-block',
  pointer: at,
  text: message('setting:olderBlock.failedUpgrade', { type, problem }),
});
