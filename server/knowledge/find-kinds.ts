import type { FastifyRequest } from 'fastify';
import type { components } from '../../generated/api';
import type { Context } from '../context';
import type { Reading } from './open-reading';

export type SearchGroup = components['schemas']['SearchGroup'];
export type SearchItem = components['schemas']['SearchItem'];

export interface KindAsked {
  q: string;
  lang?: 'zh' | 'en';
  limit: number;
  offset: number;
}

export interface KindFound {
  total: number;
  items: SearchItem[];
  more?: boolean;
}

/** Finds what this reader may read of one kind; undefined where the portal does not have it, or not for this reader. */
export type FindKind = (
  ctx: Context,
  asking: { req: FastifyRequest; reading: Reading },
  asked: KindAsked,
) => Promise<KindFound | undefined>;

/** Each room finds its own kinds. */
export type KindFinders = Record<SearchGroup['kind'], FindKind>;

/** Of each kind, when several are asked for. */
const TOP = 3;

/** What was found of the kinds named, in that order. */
export async function findKinds(
  ctx: Context,
  asking: Parameters<FindKind>[1],
  { kinds, limit, offset, ...asked }: KindAsked & { kinds: string },
): Promise<SearchGroup[]> {
  const named = [...new Set(kinds.split(','))].filter((kind): kind is SearchGroup['kind'] =>
    Object.hasOwn(ctx.kinds, kind),
  );
  const part = named.length === 1 ? { limit, offset } : { limit: TOP, offset: 0 };
  const groups = await Promise.all(
    named.map(async (kind) => {
      const found = await ctx.kinds[kind](ctx, asking, { ...asked, ...part });
      return found && { kind, more: false, ...found };
    }),
  );
  return groups.filter((group) => group !== undefined);
}
