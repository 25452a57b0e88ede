import type { Locale } from '../../../generated/locales';
import type { Db } from '../../base/database/db';
import { MAIN_DOMAIN } from '../../base/http/access-domain';
import type { Jobs } from '../../base/jobs/open-jobs';
import type { Context } from '../../context';
import { readAccount } from '../account';
import { sendMessage } from '../senders/send-message';
import { addAccountChange, addUndoToken, listChanges } from '../store/account-changes';
import type { Changed, Notice } from '../store/notice';
import type { Person } from '../store/persons';
import { portalOrigin, type RequestOrigin } from './undo-address';

interface ChangePlace extends RequestOrigin {
  locale: Locale;
}

/** How to notify the person: the portal's address, its domain and the delivery jobs. */
export interface NoticeTo {
  origin: string;
  accessDomain: string;
  /** Language of the request; a person's own takes precedence. */
  locale: Locale;
  jobs: Pick<Jobs, 'send'>;
}

export async function noticeTo(ctx: Context, place: ChangePlace): Promise<NoticeTo> {
  // An unknown host must not determine which portal a message names.
  const { known, domain } = await ctx.settings.get(place.accessDomain);
  const accessDomain = known ? domain : MAIN_DOMAIN;
  return { origin: await portalOrigin(ctx, place), accessDomain, locale: place.locale, jobs: ctx.jobs };
}

/**
 * Call before the way into an account changes. Stores the previous state and notifies every contact that had the
 * account within the last three days. `before` is the person's row, locked in this transaction.
 */
export async function recordChange(db: Db, before: Person, what: Changed, to: NoticeTo): Promise<void> {
  await addAccountChange(db, before, what);
  const changes = await listChanges(db, before.id);
  const contacts = new Set(changes.flatMap(({ phone, email }) => [phone, email]).filter((one) => one !== null));
  for (const contact of contacts) {
    const token = await addUndoToken(db, before.id, contact);
    await tell(
      db,
      before,
      contact,
      { what, at: new Date().toISOString(), link: `${to.origin}/undo-change#${token}` },
      to,
    );
  }
}

/** Notifies one contact, in the person's language. */
export async function tell(db: Db, person: Person, contact: string, notice: Notice, to: NoticeTo): Promise<void> {
  const channel = readAccount(contact).kind === 'phone' ? ('sms' as const) : ('email' as const);
  const locale = person.locale ?? (channel === 'sms' ? 'zh-CN' : to.locale);
  const { accessDomain, jobs } = to;
  const message = { channel, target: contact, scenario: 'notice', accessDomain, locale, code: null, notice } as const;
  await sendMessage(jobs, db, message);
}
