import { Switch } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { messageOf } from '@/api/api-error';
import { useGetMembershipRulesQuery, useSetMembershipRulesMutation } from '@/api/organization';
import { useTranslation } from '@/i18n/use-translation';
import { Fault } from '../layout/Fault';
import { PageCard } from '../layout/PageFrame';
import { useRowStyles } from '../layout/use-row-styles';

/** Requirements that owners and admins set for everyone who acts for the organization. */
export function MemberRules({ tenantId }: { tenantId: string }): ReactNode {
  const rows = useRowStyles();
  const { t } = useTranslation('security');
  const { data } = useGetMembershipRulesQuery({ id: tenantId });
  const [change, { isLoading, error }] = useSetMembershipRulesMutation();
  if (!data) return null;
  return (
    <PageCard title={t('rules.title')}>
      <Switch
        label={t('rules.label')}
        checked={data.requireSecondFactor}
        disabled={isLoading}
        onChange={(_, { checked }) => void change({ id: tenantId, requireSecondFactor: checked })}
      />
      <p className={rows.hint}>{t('rules.on')}</p>
      {error && <Fault words={messageOf(error) ?? t('failed')} />}
    </PageCard>
  );
}
