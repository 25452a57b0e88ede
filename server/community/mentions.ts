import type { Db } from '../base/database/db';
import { badRequest } from '../base/http/errors';
import { listed, message } from '../base/messages/message';
import type { Community } from './open-community';
import { mayBeMentioned, type Place } from './store/mentions';
import { isKnownHere } from './store/newcomers';

const MOST_MENTIONS = 10;
/** Of whoever came lately and writes for no organization. */
const MOST_OF_NEWCOMERS = 3;
/** Written by the editor. */
const MENTION = /@\[((?:\\.|[^\]\\\n]){1,128})\]\(person:([\w-]{1,64})\)/g;

/** Names as they are written, by the person's id. */
function namesIn(markdown: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const [, name = '', id = ''] of markdown.matchAll(MENTION))
    if (!names.has(id)) names.set(id, name.replace(/\\(.)/g, '$1'));
  return names;
}

/** Ids of the people whom a text mentions; of a new version, those whom the former one did not. */
export const mentionsIn = (markdown: string, former = ''): string[] => {
  const before = namesIn(former);
  return [...namesIn(markdown).keys()].filter((id) => !before.has(id));
};

/** Refuses a text that mentions too many, or somebody who cannot read it or whom its author does not know. */
export async function checkMentions(db: Db, community: Community, place: Place, markdown: string): Promise<void> {
  const names = namesIn(markdown);
  if (names.size === 0) return;
  if (names.size > MOST_MENTIONS)
    throw badRequest(message('community:mentions.many', { most: MOST_MENTIONS, count: names.size }), {
      field: 'content',
    });
  const { domain, person = '', organization } = community;
  if (names.size > MOST_OF_NEWCOMERS && organization === undefined && !(await isKnownHere(db, domain, person)))
    throw badRequest(
      message('community:mentions.newcomer', { most: MOST_OF_NEWCOMERS, count: names.size, later: MOST_MENTIONS }),
      { field: 'content' },
    );
  const known = new Set(await mayBeMentioned(db, community, place, [...names.keys()]));
  const others = [...names].filter(([id]) => !known.has(id) && id !== community.person).map(([, name]) => name);
  if (others.length > 0)
    throw badRequest(message('community:mentions.unreadable', { names: listed(others) }), { field: 'content' });
}
