import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { Operator } from './operator';

/** Where a role holds, in words. */
export function ScopeName({ scope }: { scope: Operator['scope'] }): ReactNode {
  const { t } = useTranslation('admin');
  if (scope.kind === 'installation') return t('operator.installation');
  return scope.kind === 'organization' ? t('operator.organization', { id: scope.tenantId }) : scope.domain;
}
