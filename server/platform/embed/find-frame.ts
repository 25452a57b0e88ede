import type { Store } from '../../base/database/db';
import type { FindFrame } from '../../domains';
import { findShownChannel } from '../store/embed-channels';

const address = /^\/embed\/(ch_[0-9a-f]{16})\/?$/;

/** The channel of an address below /embed: who may show its page, how it looks, what its script has to know. */
export const findFrame =
  ({ db }: Store): FindFrame =>
  async (path, accessDomain) => {
    const id = address.exec(path)?.[1];
    const row = id === undefined ? undefined : await findShownChannel(db, id, accessDomain ?? '');
    if (!row) return undefined;
    const { name, state, origins, pages, assistant, look, identity } = row;
    return {
      parents: origins,
      look,
      // In the page for everybody to read: nothing in it is secret.
      facts: {
        ...{ channel: row.id, name, off: state === 'off', parents: origins, pages, identity },
        ...(assistant !== null && { assistant }),
        ...(look.greeting && { greeting: look.greeting }),
      },
    };
  };
