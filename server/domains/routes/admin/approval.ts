import { operatorOf } from '../../../accounts';
import type { Route } from '../../../base/http/route';
import {
  approveSetting,
  changeApprovalRule,
  declineSetting,
  readApproval,
  requestApproval,
} from '../../publishing/approval';
import { openDomain } from '../../publishing/domain-access';

/** Domains on which nobody publishes alone. */
export const approvalRoutes: Route = (app, { store, report }) => {
  const opened = async (req: Parameters<typeof operatorOf>[0], domain: string) => {
    const operator = operatorOf(req);
    await openDomain(store, operator, domain);
    return { domain, operator };
  };

  app.operation('getApproval', async (req) => {
    await opened(req, req.params.domain);
    return readApproval(store, req.params);
  });
  app.operation('setApprovalRule', async (req) => {
    await changeApprovalRule(store, { ...(await opened(req, req.params.domain)), needed: req.body.needed });
    return null;
  });
  app.operation('requestApproval', async (req) =>
    requestApproval({ store, report }, { ...(await opened(req, req.params.domain)), ...req.body, locale: req.locale }),
  );
  app.operation('approveSetting', async (req) => {
    await approveSetting(store, { ...(await opened(req, req.params.domain)), revision: req.params.revision });
    return null;
  });
  app.operation('declineSetting', async (req) => {
    await declineSetting(store, { ...(await opened(req, req.params.domain)), revision: req.params.revision });
    return null;
  });
};
