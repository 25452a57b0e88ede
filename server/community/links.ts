import type { Db } from '../base/database/db';
import { badRequest } from '../base/http/errors';
import { message } from '../base/messages/message';
import type { Community } from './open-community';
import { isKnownHere } from './store/newcomers';

/** Of whoever came lately and writes for no organization. */
const MOST_OF_NEWCOMERS = 2;
/** An address on the web, as people write it. */
export const LINK = /(?:https?:\/\/|www\.)[^\s)<>\]，。；]+/gi;

/** Refuses more links than somebody who is new here may write. */
export async function checkLinks(db: Db, { domain, person = '', organization }: Community, markdown: string) {
  const { size: count } = new Set(markdown.match(LINK));
  if (count <= MOST_OF_NEWCOMERS || organization !== undefined || (await isKnownHere(db, domain, person))) return;
  throw badRequest(message('community:links.newcomer', { most: MOST_OF_NEWCOMERS, count }), { field: 'content' });
}
