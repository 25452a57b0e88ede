import type { components } from '../../../generated/api';
import type { KeyRow } from '../store/api-keys';

type Wire = components['schemas']['ApiKey'];

export function stateOf({ ended_at, expires_at, former_until }: KeyRow, now = new Date()): Wire['state'] {
  if (ended_at) return 'ended';
  if (expires_at && expires_at <= now) return 'expired';
  return former_until && former_until > now ? 'rotating' : 'active';
}

const time = (date: Date | null) => date?.toISOString();

/** Without what is not known. */
const known = <T extends object>(facts: T) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null && value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

/** A key as its owner sees it; others see only that it is there. */
export function presentKey(row: KeyRow & { madeByName?: string | null }, may: { see: boolean; change: boolean }): Wire {
  const state = stateOf(row);
  const shown = {
    ...{ id: row.id, name: row.name, owner: row.kind, state, createdAt: row.created_at.toISOString() },
    mayChange: may.change && row.ended_at === null,
  };
  if (!may.see) return { ...shown, scopes: [] };
  const { bases, models, domains, networks } = row;
  return {
    ...shown,
    scopes: row.scopes as Wire['scopes'],
    ...known({
      ...{ bases, models, domains, networks },
      createdBy: row.madeByName || null,
      expiresAt: time(row.expires_at),
      usedAt: time(row.used_at),
      usedNetwork: row.used_network,
      rotatedAt: time(row.rotated_at),
      seenInAddressAt: time(row.seen_in_address_at),
      endedAt: time(row.ended_at),
      endedBy: row.ended_by,
    }),
    ...(row.former_hash !== null &&
      known({
        formerUntil: time(row.former_until),
        formerUses: row.former_used,
        formerUsedAt: time(row.former_used_at),
        formerNetwork: row.former_network,
      })),
  };
}
