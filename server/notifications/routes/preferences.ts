import { maskAccount } from '../../../setting/person/mask-account';
import type { Route } from '../../base/http/route';
import { KINDS } from '../kinds';
import { sendsMail } from '../mail/portal-address';
import { openInbox } from '../open-inbox';
import { defaultPreference, readPreferences, type Whose, writePreferences } from '../store/preferences';

/** Of what one is told, and how. */
export const preferenceRoutes: Route = (app, ctx) => {
  const { store } = ctx;

  const present = async (whose: Whose, email: string | null) => {
    const { kinds, mail } = await readPreferences(store.db, whose);
    return {
      sends: sendsMail(ctx.config, whose.domain),
      address: email && maskAccount(email),
      mail: !mail?.off_at,
      refused: mail?.off_at != null && mail.refused > 1,
      timeZone: mail?.time_zone ?? null,
      kinds: KINDS.map((kind) => kinds.find((one) => one.kind === kind) ?? defaultPreference(kind)),
    };
  };

  app.operation('getNotifyPreferences', async (req) => present(await openInbox(ctx, req), req.person?.email ?? null));

  app.operation('saveNotifyPreferences', async (req) => {
    const inbox = await openInbox(ctx, req);
    const kinds = [...new Map(req.body.kinds.map((one) => [one.kind, one])).values()];
    await store.db.transaction().execute((trx) => writePreferences(trx, inbox, { ...req.body, kinds }));
    return present(inbox, req.person?.email ?? null);
  });
};
