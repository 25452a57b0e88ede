import { Button } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useGetOperatorQuery, useListDomainsQuery, useListTemplatesQuery } from '@/api/admin';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { nameFault, tidyName } from '../shell/domain-name';
import { ErrorBar } from '../shell/ErrorBar';
import type { Operator } from '../shell/operator';
import { places } from '../shell/places';
import { RowsSkeleton } from '../shell/RowsSkeleton';
import { Screen } from '../shell/Screen';
import { useMay } from '../shell/use-may';
import { usePageTitle } from '../shell/use-page-title';
import { addressOf, isStarted } from './answers';
import { RestartDialog } from './RestartDialog';
import { StepList } from './StepList';
import { KnowledgeStep } from './steps/KnowledgeStep';
import { LookStep } from './steps/LookStep';
import { NameStep } from './steps/NameStep';
import { Result } from './steps/Result';
import { useAnswers } from './use-answers';
import { usePortal } from './use-portal';

/** `/admin/new`: a portal in three screens. */
export function WizardPage(): ReactNode {
  const { t } = useTranslation('admin-new');
  const { data: operator } = useGetOperatorQuery();
  const domains = useListDomainsQuery();
  const templates = useListTemplatesQuery();
  const failed = domains.data ? templates : domains;
  const may = useMay();
  usePageTitle(t('title'));
  if (operator && !may('createDomain')) return <Navigate to={places.domains} replace />;
  if (operator && domains.data && templates.data)
    return <Wizard operator={operator} domains={domains.data.items} templates={templates.data.items} />;
  return (
    <Screen title={t('title')}>
      {failed.error ? (
        <ErrorBar title={t('notOpened')} error={failed.error} onRetry={failed.refetch} />
      ) : (
        <RowsSkeleton />
      )}
    </Screen>
  );
}

interface Props {
  operator: Operator;
  domains: Data<'listDomains'>['items'];
  templates: Data<'listTemplates'>['items'];
}

function Wizard({ operator, domains, templates }: Props): ReactNode {
  const { t, i18n } = useTranslation(['admin-new', 'admin']);
  const { answers, change, forget, restart } = useAnswers(operator.name, i18n.language);
  const [live, setLive] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const taken = domains.map((item) => item.domain).filter((domain) => domain !== answers.begun);
  const domain = answers.begun ?? tidyName(addressOf(answers, taken));
  const fault = nameFault(domain, taken);
  const portal = usePortal({ answers, domain, operator, templates });
  const step = { answers, change, portal, domain };
  const publish = () => {
    forget();
    setLive(domain);
  };
  const discard = async () => {
    // First, so that nothing asks for the draft while it goes.
    restart();
    setAsking(false);
    if (answers.begun !== null && !portal.lost) await portal.discard();
  };
  if (live)
    return (
      <Screen title={t('title')}>
        <Result domain={live} />
      </Screen>
    );
  return (
    <Screen
      title={t('title')}
      actions={isStarted(answers) && <Button onClick={() => setAsking(true)}>{t('restart.menu')}</Button>}
    >
      <StepList step={answers.step} />
      {portal.lost && <ErrorBar title={t('lost', { domain })} error={null} onRetry={restart} />}
      {answers.step === 0 && (
        <NameStep {...step} fault={fault && t(`admin:newDomain.fault.${fault}`, { name: domain })} />
      )}
      {answers.step === 1 && <KnowledgeStep {...step} />}
      {answers.step === 2 && <LookStep {...step} templates={templates} onPublished={publish} />}
      {asking && <RestartDialog onGo={discard} onClose={() => setAsking(false)} />}
    </Screen>
  );
}
