import { operatorOf } from '../../../accounts';
import type { Route } from '../../../base/http/route';
import { openDomain } from '../../publishing/domain-access';
import { createSettingLines } from '../setting-changes';

/** Tells the editors of a domain that it was published or talked about, by whomever and on whichever node. */
export const domainChangesRoutes: Route = (app, { store, feed, config }) => {
  const view = createSettingLines({ feed, config }, { drafts: true });
  app.operation('watchDomain', async (req, reply) => {
    await openDomain(store, operatorOf(req), req.params.domain);
    return view(req, reply, req.params.domain);
  });
};
