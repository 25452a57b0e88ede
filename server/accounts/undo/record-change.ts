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

/** Who hears of it, from where, with the address of this portal. */
export interface NoticeTo {
  origin: string;
  accessDomain: string;
  /** Of the request; a person's own comes first. */
  locale: Locale;
  jobs: Pick<Jobs, 'send'>;
}

export async function noticeTo(ctx: Context, place: ChangePlace): Promise<NoticeTo> {
  // A host that nobody set up names no portal in what people are written.
  const { known, domain } = await ctx.settings.get(place.accessDomain);
  const accessDomain = known ? domain : MAIN_DOMAIN;
  return { origin: await portalOrigin(ctx, place), accessDomain, locale: place.locale, jobs: ctx.jobs };
}

/**
 * Before the way into an account is changed: keeps how it was, and tells every contact that had it, also those that were changed within the
 * last three days. `before` is the person as they are in this transaction, locked.
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

/** A notice to one contact, in the language of the person. */
export async function tell(db: Db, person: Person, contact: string, notice: Notice, to: NoticeTo): Promise<void> {
  const channel = readAccount(contact).kind === 'phone' ? ('sms' as const) : ('email' as const);
  const locale = person.locale ?? (channel === 'sms' ? 'zh-CN' : to.locale);
  const { accessDomain, jobs } = to;
  const message = { channel, target: contact, scenario: 'notice', accessDomain, locale, code: null, notice } as const;
  await sendMessage(jobs, db, message);
}
