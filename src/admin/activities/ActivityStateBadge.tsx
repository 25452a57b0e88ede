import { Badge } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { DomainActivity } from './ActivitiesPage';

const COLORS = {
  open: 'success',
  paused: 'warning',
  cancelled: 'danger',
  soon: 'informative',
  hidden: 'informative',
  closed: 'informative',
} as const;

export function ActivityStateBadge({ state }: Pick<DomainActivity, 'state'>): ReactNode {
  const { t } = useTranslation('admin-activities');
  return (
    <Badge appearance="tint" color={COLORS[state]}>
      {t(`state.${state}`)}
    </Badge>
  );
}
