import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Store } from '../../base/database/db';
import { installationSecret } from '../../base/database/installation-secret';
import type { Whose } from '../store/preferences';

/** Lets whoever has it end the mails of one person and portal, and nothing else. Does not run out: mails are opened late. */
export async function unsubscribeToken(store: Pick<Store, 'db'>, { person, domain }: Whose): Promise<string> {
  const whose = Buffer.from(JSON.stringify([person, domain])).toString('base64url');
  return `${whose}.${await sign(store, whose)}`;
}

/** Undefined if this server has not made it. */
export async function readUnsubscribeToken(store: Pick<Store, 'db'>, token: string): Promise<Whose | undefined> {
  const [whose = '', mark = ''] = token.split('.');
  const right = Buffer.from(await sign(store, whose));
  const given = Buffer.from(mark);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const [person, domain] = JSON.parse(Buffer.from(whose, 'base64url').toString()) as [string, string];
  return { person, domain };
}

const sign = async (store: Pick<Store, 'db'>, whose: string) =>
  createHmac('sha256', await installationSecret(store, 'unsubscribe'))
    .update(whose)
    .digest('base64url');
