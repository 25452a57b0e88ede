import type { Locale } from '../../../../generated/locales';
import { operatorOf, provedOperatorOf } from '../../../accounts';
import { listClaims } from '../../../base/database/host-claims';
import type { Route } from '../../../base/http/route';
import { askForHost, checkHost, openClaim } from '../../hosts/claim';
import { decideHost } from '../../hosts/decide-host';
import { fromClaim, readHostState } from '../../hosts/host-state';
import { lookAtCertificate } from '../../hosts/look-at-certificate';
import { openDomain } from '../../publishing/domain-access';
import { tenantOf } from '../../store/hosts';

/** Who owns a host: proved by an organization or approved by the installation. */
export const hostRoutes: Route = (app, { store, outgoing, config }) => {
  const { mainHosts } = config;
  type Asked = Parameters<typeof operatorOf>[0] & { locale: Locale };
  const stateFor = (req: Asked, domain: string) => {
    const tenantId = tenantOf(operatorOf(req).scope);
    return readHostState(store, { domain, tenantId, mainHosts, locale: req.locale });
  };

  app.operation('getDomainHost', async (req) => {
    const input = { domain: req.params.domain, operator: operatorOf(req) };
    if (input.operator.scope.kind !== 'installation') await openClaim(store, input);
    else await openDomain(store, input.operator, input.domain);
    return stateFor(req, input.domain);
  });

  app.operation('checkDomainHost', async (req) => {
    const { domain } = req.params;
    await checkHost({ store, outgoing, mainHosts }, { domain, operator: operatorOf(req) });
    return stateFor(req, domain);
  });

  app.operation('checkDomainCertificate', async (req) => {
    const { domain } = req.params;
    const found = await lookAtCertificate({ store, outgoing, mainHosts }, { domain, operator: operatorOf(req) });
    return { fault: found.fault?.[req.locale] ?? null, endsAt: found.endsAt?.toISOString() ?? null };
  });

  app.operation('askForDomainHost', async (req) => {
    const { domain } = req.params;
    await askForHost(store, { domain, operator: operatorOf(req) });
    return stateFor(req, domain);
  });

  app.operation('decideDomainHost', async (req) => {
    const { domain } = req.params;
    const { tenantId, approve } = req.body;
    await decideHost(store, { domain, tenantId, approve, operator: provedOperatorOf(req) });
    return readHostState(store, { domain, tenantId, mainHosts, locale: req.locale });
  });

  app.operation('listHostClaims', async (req) => {
    const claims = await listClaims(store.db);
    return { items: claims.map((claim) => fromClaim(claim, { mainHosts, locale: req.locale })) };
  });
};
