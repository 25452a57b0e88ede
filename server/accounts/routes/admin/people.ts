import type { Locale } from '../../../../generated/locales';
import { addAudit } from '../../../base/database/audit';
import type { Route } from '../../../base/http/route';
import { actorOf } from '../../operators/operator';
import { readRegistrations, settleRegistration } from '../../organizations/register';
import { listOutbox } from '../../store/outbox';
import { noticeMessage } from '../../undo/notice-message';
import { operatorOf, provedOperatorOf } from './operator-of';

/** A letter is written when it is sent. */
const textOf = ({ notice, locale, access_domain: brand }: Awaited<ReturnType<typeof listOutbox>>[number]) =>
  notice && notice.what !== 'letter' ? noticeMessage({ notice, locale: locale as Locale, brand }).text : null;

/** Requests and messages that only operators of the installation can handle. */
export const peopleRoutes: Route = (app, { store }) => {
  app.operation('listOutbox', async (req) => {
    // A code grants access to the account for which it was requested.
    const operator = provedOperatorOf(req);
    const { limit = 50, before } = req.query;
    const rows = await store.db.transaction().execute(async (trx) => {
      const target = before === undefined ? null : `< ${before}`;
      await addAudit(trx, { ...actorOf(operator), action: 'outbox-read', target });
      return listOutbox(trx, { limit, before });
    });
    return {
      items: rows.map((row) => ({
        id: Number(row.id),
        channel: row.channel,
        target: row.target,
        scenario: row.scenario,
        accessDomain: row.access_domain,
        code: row.code,
        text: textOf(row),
        status: row.status,
        fault: row.fault,
        createdAt: row.created_at.toISOString(),
      })),
    };
  });
  app.operation('listRegistrations', async (req) => {
    const operator = operatorOf(req);
    await addAudit(store.db, { ...actorOf(operator), action: 'person-read', target: 'registrations' });
    return readRegistrations(store);
  });
  app.operation('decideRegistration', async (req) => {
    return settleRegistration(store, req.params.id, req.body.decision, actorOf(provedOperatorOf(req)));
  });
};
