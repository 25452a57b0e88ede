import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useGetOperatorQuery } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import actions from '../../../generated/operator-actions.json';
import { EmptyState } from './EmptyState';
import { places } from './places';
import { Screen } from './Screen';
import { type AdminCall, useMay } from './use-may';

/** Shows a screen only to those who may make the call it lives on; others have followed somebody's link. */
export function CallGate({ call }: { call: AdminCall }): ReactNode {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { data: operator } = useGetOperatorQuery();
  const may = useMay();
  if (!operator || may(call)) return <Outlet />;
  const text = actions[call] === 'oversee' ? t('forbidden.installation') : t('forbidden.administrators');
  return (
    <Screen title={t('forbidden.screen')}>
      <EmptyState
        title={t('forbidden.notYours')}
        text={text}
        action={<Button onClick={() => navigate(places.domains)}>{t('forbidden.back')}</Button>}
      />
    </Screen>
  );
}
