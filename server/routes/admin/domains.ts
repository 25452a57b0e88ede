import { tooLarge } from '../../plugins/errors';
import { checkSetting } from '../../services/life-cycle/check-setting';
import { createDomain, templates } from '../../services/life-cycle/create-domain';
import { openDomain } from '../../services/life-cycle/domain-access';
import { readDomainDetail } from '../../services/life-cycle/domain-detail';
import { createDomainList } from '../../services/life-cycle/list-domains';
import { sayFindings } from '../../services/life-cycle/say';
import { maxSettingBytes } from '../../services/setting-check';
import { isProvedFor } from '../../store/hosts';
import { dropDraft, saveDraft } from '../../store/setting-drafts';
import type { Route } from '../route';
import { operatorOf } from './operator-of';

export const domainRoutes: Route = (app, { store, report, config }) => {
  const listDomains = createDomainList(store, report);
  const detail = (domain: string, req: Parameters<typeof operatorOf>[0] & { locale: 'zh-CN' | 'en-US' }) =>
    readDomainDetail(store, { domain, operator: operatorOf(req), locale: req.locale, env: config.env });

  app.operation('listDomains', async (req) => ({
    items: await listDomains(operatorOf(req), req.locale),
    templates: templates.map(({ id, title }) => ({ id, title: title[req.locale] })),
  }));

  app.operation('createDomain', async (req) => {
    await createDomain(store, { ...req.body, operator: operatorOf(req), mainHosts: config.mainHosts });
    return detail(req.body.domain, req);
  });

  app.operation('getDomain', (req) => detail(req.params.domain, req));

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
    const findings = await checkSetting(report, { domain, operator, body: req.body.body, proved });
    return { findings: sayFindings(findings, req.locale) };
  });
};
