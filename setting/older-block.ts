import { diffSettings } from './diff';
import type { Finding } from './finding';
import type { JsonObject } from './json-value';
import { inEveryLocale } from './messages/catalogue';
import { message } from './messages/message';

interface Upgrade {
  type: string;
  /** Versions of the block's properties. */
  from: number;
  to: number;
  before: JsonObject;
  after: JsonObject;
}

const mostNamed = 5;

/** A block of an earlier version is shown in today's: which of its properties that changes. Pointers are those of the properties. */
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

/** A block that no step, or a failing one, brings to today: it is kept and not shown. */
export const failedUpgrade = (at: string, type: string, problem: string): Finding => ({
  severity: 'error',
  kind: 'invalid-block',
  pointer: at,
  text: message('setting:olderBlock.failedUpgrade', { type, problem }),
});
