import type { components } from '../../../generated/api';
import { actorOf, operatorOf } from '../../accounts';
import { addAudit } from '../../base/database/audit';
import { badRequest, notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { message } from '../../base/messages/message';
import { openDomain } from '../../domains';
import { appointExpert, dismissPerson, hasAccount, listExperts } from '../store/experts';
import { closeGap, type GapRow, gapFigures, listGaps } from '../store/gaps';

const MOST_WORDINGS = 5;

/** What was answered weakly, and who answers for what: for operators of a domain. */
export const adminCommunityRoutes: Route = (app, { store, settings }) => {
  const { db } = store;
  const open = async (req: Parameters<typeof operatorOf>[0], domain: string) => {
    const operator = operatorOf(req);
    await openDomain(store, operator, domain);
    return operator;
  };

  app.operation('listGaps', async (req) => {
    const { domain } = req.params;
    await open(req, domain);
    const { done = false, pageNum = 1, pageSize = 20 } = req.query;
    const [{ rows, total }, figures] = await Promise.all([
      listGaps(db, { domain, done, limit: pageSize, offset: (pageNum - 1) * pageSize }),
      gapFigures(db, domain),
    ]);
    return { list: rows.map(toGap), total, pageNum, pageSize, figures };
  });

  app.operation('closeGap', async (req) => {
    const { domain, id } = req.params;
    const operator = await open(req, domain);
    const { closed } = req.body;
    await db.transaction().execute(async (trx) => {
      if (!(await closeGap(trx, { domain, id, closed }))) throw notFound('message', id);
      // Not what was asked: that goes with its chat.
      await addAudit(trx, {
        ...{ ...actorOf(operator), domain, target: id },
        action: closed === null ? 'gap-opened' : closed === 'dismissed' ? 'gap-dismissed' : 'gap-closed',
      });
    });
    return null;
  });

  app.operation('listExperts', async (req) => {
    await open(req, req.params.domain);
    return listExperts(db, req.params.domain);
  });

  app.operation('appointExpert', async (req) => {
    const { domain } = req.params;
    const operator = await open(req, domain);
    const { account, kind, target } = req.body;
    const { setting } = await settings.get(domain);
    if (kind === 'board' && !setting.community?.boards?.some(({ id }) => id === target))
      throw badRequest(message('community:expert.noBoard', { board: target }), { pointer: '/target' });
    await db.transaction().execute(async (trx) => {
      if (!(await hasAccount(trx, account)))
        throw badRequest(message('community:expert.nobody', { account }), { pointer: '/account' });
      if (!(await appointExpert(trx, { domain, account, kind, target }))) return;
      await addAudit(trx, {
        ...actorOf(operator),
        action: 'expert-appointed',
        domain,
        target: account,
        message: target,
      });
    });
    return listExperts(db, domain);
  });

  app.operation('dismissExpert', async (req) => {
    const { domain } = req.params;
    const operator = await open(req, domain);
    const { person, kind, target } = req.query;
    const known = (await listExperts(db, domain)).find((one) => one.person === person);
    await db.transaction().execute(async (trx) => {
      if (!(await dismissPerson(trx, { domain, person, kind, target }))) return;
      const name = known?.name ?? person;
      await addAudit(trx, { ...actorOf(operator), action: 'expert-dismissed', domain, target: name, message: target });
    });
    return listExperts(db, domain);
  });
};

const toGap = ({
  first_at,
  last_at,
  question_id,
  wordings,
  ...gap
}: GapRow): components['schemas']['KnowledgeGap'] => ({
  ...gap,
  wordings: wordings.filter((one) => one !== gap.question).slice(0, MOST_WORDINGS),
  ...{ firstAt: first_at.toISOString(), lastAt: last_at.toISOString(), questionId: question_id },
});
