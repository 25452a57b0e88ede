import type { components } from '../../../generated/api';
import type { ChannelRow, ListedChannel } from '../store/embed-channels';

type Schemas = components['schemas'];

export function presentChannel(
  row: ChannelRow & Partial<Pick<ListedChannel, 'asked' | 'sessions'>>,
  mayChange: boolean,
): Schemas['EmbedChannel'] {
  const { id, name, state, created_at, former_until } = row;
  const known = { id, name, state, createdAt: created_at.toISOString(), mayChange };
  if (!mayChange) return known;
  return {
    ...{ ...known, origins: row.origins, pages: row.pages as ('ask' | 'search')[], look: row.look },
    ...{ identity: row.identity, reads: row.reads, perDay: row.per_day, hasSecret: row.secret !== null },
    ...{ usedToday: row.asked ?? 0, sessions: row.sessions ?? 0 },
    ...(row.assistant !== null && { assistant: row.assistant }),
    ...(row.bases !== null && { bases: row.bases }),
    ...(former_until && former_until > new Date() && { formerUntil: former_until.toISOString() }),
  };
}
