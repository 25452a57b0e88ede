import { ApiError, badRequest } from '../base/http/errors';
import { listed, message } from '../base/messages/message';
import { type Base, isHidden, type Reader, type ReadingDomain, readable, wishesFor } from './readable';

interface Situation {
  reader: Reader;
  domain: ReadingDomain;
  bases: readonly Base[];
}

/**
 * The bases that a request may search: those asked for that the reader may read. Throws 400 for a base that is not
 * offered, 403 if the reader may read none of them.
 */
export function askedScope({ reader, domain, bases }: Situation, asked?: readonly number[]): number[] {
  const all = readable(reader, domain, bases);
  if (!asked) return all;
  const foreign = asked.find((id) => !domain.scope.includes(id));
  if (foreign !== undefined) throw notOffered(foreign, domain.scope);
  const everything = domain.scope.every((id) => asked.includes(id));
  const wished = bases.filter(
    (base) =>
      all.includes(base.id) &&
      // Who narrows nothing hears the community and the manuals, too.
      (isHidden(base) ? everything : wishesFor(base, reader, domain).some((id) => asked.includes(id))),
  );
  const [first] = asked;
  if (wished.length === 0 && !everything && first !== undefined) throw notYours(first);
  return wished.map(({ id }) => id);
}

/** Parses the `scope` parameter of a call, "1,3". */
export const readScope = (text: string | undefined): number[] | undefined => text?.split(',').map(Number);

const notOffered = (id: number, offered: readonly number[]) =>
  badRequest(
    offered.length > 0
      ? message('knowledge:askedScope.notOffered', { id, offered: listed(offered) })
      : message('knowledge:askedScope.noneOffered', { id }),
  );

const notYours = (id: number) => new ApiError(403, message('knowledge:askedScope.notYours', { id }));
