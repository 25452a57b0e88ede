import { sql } from 'kysely';
import type { Db } from '../../base/database/db';

const past = (column: string, days = 0) => sql<boolean>`${sql.ref(column)} < now() - make_interval(days => ${days})`;

/** Deletes what has expired: sessions, tokens, captchas, codes and messages. Account events are kept for 180 days. */
export async function deleteExpiredSecrets(db: Db): Promise<void> {
  await db.deleteFrom('person_session').where(past('expires_at')).execute();
  await db.deleteFrom('tenant_token').where(past('expires_at')).execute();
  await db.deleteFrom('totp_set_up').where(past('expires_at')).execute();
  await db.deleteFrom('second_step').where(past('expires_at')).execute();
  await db.deleteFrom('passkey_challenge').where(past('expires_at')).execute();
  await db.deleteFrom('captcha').where(past('expires_at')).execute();
  await db.deleteFrom('verification_code').where(past('expires_at', 1)).execute();
  await db.deleteFrom('known_device').where(past('expires_at')).execute();
  await db.deleteFrom('outbox_message').where('scenario', '!=', 'notice').where(past('created_at', 1)).execute();
  await db.deleteFrom('outbox_message').where(past('created_at', 3)).execute();
  await db.deleteFrom('undo_token').where(past('expires_at')).execute();
  await db.deleteFrom('account_change').where(past('at', 3)).execute();
  await db.deleteFrom('invitation').where(past('ends_at', 30)).execute();
  await db.deleteFrom('sign_on').where(past('expires_at')).execute();
  await db.deleteFrom('transfer_ticket').where(past('expires_at')).execute();
  await db.deleteFrom('weixin_bind').where(past('expires_at')).execute();
  await db.deleteFrom('person_event').where(past('at', 180)).execute();
}
