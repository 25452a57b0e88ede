import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { EmptyState } from './EmptyState';
import { places } from './places';
import { Screen } from './Screen';

/** For a domain the operator may not change: who can help, and the way back. */
export function Forbidden({ domain }: { domain: string }): ReactNode {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  return (
    <Screen title={domain}>
      <EmptyState
        title={t('forbidden.title')}
        text={t('forbidden.text')}
        action={<Button onClick={() => navigate(places.domains)}>{t('forbidden.back')}</Button>}
      />
    </Screen>
  );
}
