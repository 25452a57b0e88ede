import type { Arg, Data } from '@/api/paths';

type Wish = Omit<Arg<'changeEmbedChannel'>, 'id' | 'enabled'>;

/** The settings of a channel as they are changed: all of them. */
export function wishOf(row: Data<'listEmbedChannels'>[number]): Wish {
  const { name, origins = [], pages = ['ask'], look = {}, identity = false, reads = 'public', perDay = 1 } = row;
  const { assistant, bases } = row;
  const more = { ...(assistant !== undefined && { assistant }), ...(bases && { bases }) };
  return { name, origins, pages, look, identity, reads, perDay, ...more };
}
