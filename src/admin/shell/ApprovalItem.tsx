import { MenuItem } from '@fluentui/react-components';
import { PeopleRegular } from '@fluentui/react-icons/svg/people';
import type { ReactNode } from 'react';
import { useGetApprovalQuery, useSetApprovalRuleMutation } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';

/** Whether a second operator approves before anything is published. */
export function ApprovalItem({ domain }: { domain: string }): ReactNode {
  const { t } = useTranslation('admin');
  const { currentData } = useGetApprovalQuery({ domain });
  const [set] = useSetApprovalRuleMutation();
  if (!currentData) return null;
  const { needed } = currentData;
  return (
    <MenuItem icon={<PeopleRegular />} onClick={() => void set({ domain, needed: !needed })}>
      {needed ? t('domain.approvalOff') : t('domain.approvalOn')}
    </MenuItem>
  );
}
