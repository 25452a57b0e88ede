import { ApiError, badRequest } from '../base/http/errors';
import { type Base, type Reader, type ReadingDomain, readable, wishesFor } from './readable';

/** Who reads, where, and what there is. */
export interface Situation {
  reader: Reader;
  domain: ReadingDomain;
  bases: readonly Base[];
}

/** The bases that a request may search: what it asks for, as far as its reader may read it. A wish is refused or narrowed, never widened. */
export function askedScope({ reader, domain, bases }: Situation, asked?: readonly number[]): number[] {
  const all = readable(reader, domain, bases);
  if (!asked) return all;
  const foreign = asked.find((id) => !domain.scope.includes(id));
  if (foreign !== undefined) throw notOffered(foreign, domain.scope);
  const wished = bases.filter(
    (base) => all.includes(base.id) && wishesFor(base, reader, domain).some((id) => asked.includes(id)),
  );
  const everything = domain.scope.every((id) => asked.includes(id));
  const [first] = asked;
  if (wished.length === 0 && !everything && first !== undefined) throw notYours(first);
  return wished.map(({ id }) => id);
}

/** The `scope` parameter of a call, "1,3". */
export const readScope = (text: string | undefined): number[] | undefined => text?.split(',').map(Number);

const notOffered = (id: number, offered: readonly number[]) =>
  badRequest({
    'zh-CN': `本站不检索知识库 ${id}。可选：${offered.join('、') || '无'}。`,
    'en-US': `Knowledge base ${id} is not searched here. There are: ${offered.join(', ') || 'none'}.`,
  });

const notYours = (id: number) =>
  new ApiError(403, {
    'zh-CN': `您不能检索知识库 ${id}：它只向特定人员开放。请用其组织的账号登录，或改选其他知识库。`,
    'en-US': `You may not search knowledge base ${id}: it is open to certain people only. Sign in with an account of its organization, or choose another one.`,
  });
