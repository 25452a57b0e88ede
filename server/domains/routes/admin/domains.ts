import type { Locale } from '../../../../generated/locales';
import { own } from '../../../../setting/json-value';
import { type Operator, operatorOf } from '../../../accounts';
import { tooLarge } from '../../../base/http/errors';
import type { Route } from '../../../base/http/route';
import { listOfferedBases } from '../../../knowledge';
import { archiveDomain, restoreDomain } from '../../publishing/archive-domain';
import { checkSetting } from '../../publishing/check-setting';
import { createDomain, readTemplates, templates } from '../../publishing/create-domain';
import { openDomain } from '../../publishing/domain-access';
import { readDomainDetail } from '../../publishing/domain-detail';
import { createDomainList } from '../../publishing/list-domains';
import { sayFindings } from '../../publishing/say';
import { maxSettingBytes } from '../../setting-check';
import { isProvedFor } from '../../store/hosts';
import { dropDraft, readDraft, saveDraft } from '../../store/setting-drafts';

export const domainRoutes: Route = (app, { store, report, config }) => {
  const listDomains = createDomainList(store, report);
  const detail = (domain: string, req: Parameters<typeof operatorOf>[0] & { locale: Locale }) =>
    readDomainDetail(store, { domain, operator: operatorOf(req), locale: req.locale, env: config.env });

  app.operation('listDomains', async (req) => ({
    items: await listDomains(operatorOf(req), req.locale),
    templates: templates.map(({ id, title }) => ({ id, title: title[req.locale] })),
  }));

  app.operation('listTemplates', async (req) => ({
    items: readTemplates().map(({ title, ...template }) => ({ ...template, title: title[req.locale] })),
  }));

  app.operation('createDomain', async (req) => {
    await createDomain(store, { ...req.body, operator: operatorOf(req), mainHosts: config.mainHosts });
    return detail(req.body.domain, req);
  });

  app.operation('getDomain', (req) => detail(req.params.domain, req));

  app.operation('archiveDomain', async (req) => {
    await archiveDomain(store, { domain: req.params.domain, operator: operatorOf(req), movedTo: req.body.movedTo });
    return null;
  });

  app.operation('restoreDomain', async (req) => {
    await restoreDomain(store, { domain: req.params.domain, operator: operatorOf(req) });
    return null;
  });

  app.operation('listDomainKnowledgeBases', async (req) => {
    const { domain } = req.params;
    const operator = operatorOf(req);
    const published = await openDomain(store, operator, domain);
    const draft = await readDraft(store.db, domain, operator.name);
    const tenantId = own(draft?.body ?? published?.body, 'tenantId');
    return listOfferedBases({ store }, { domain, locale: req.locale, tenantId: mine(operator, tenantId) });
  });

  app.operation('saveDraft', async (req) => {
    const { domain } = req.params;
    const { base, body } = req.body;
    if (Buffer.byteLength(JSON.stringify(body)) > maxSettingBytes) throw tooLarge(maxSettingBytes);
    await openDomain(store, operatorOf(req), domain);
    const savedAt = await saveDraft(store.db, { domain, author: operatorOf(req).name, base, body });
    return { savedAt: savedAt.toISOString() };
  });

  app.operation('dropDraft', async (req) => {
    await openDomain(store, operatorOf(req), req.params.domain);
    await dropDraft(store.db, req.params.domain, operatorOf(req).name);
    return null;
  });

  app.operation('checkSetting', async (req) => {
    const { domain } = req.params;
    const operator = operatorOf(req);
    await openDomain(store, operator, domain);
    const proved = await isProvedFor(store.db, domain, operator.scope);
    const findings = await checkSetting({ store, report }, { domain, operator, body: req.body.body, proved });
    return { findings: sayFindings(findings, req.locale) };
  });
};

/** A draft may name any organization, but only operators of the installation may see another one's figures. */
const mine = ({ scope }: Operator, tenantId: unknown): string | undefined =>
  typeof tenantId === 'string' && (scope.kind === 'installation' || scope.tenantId === tenantId) ? tenantId : undefined;
