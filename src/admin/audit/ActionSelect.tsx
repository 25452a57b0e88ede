import { Select } from '@fluentui/react-components';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { ACTION_GROUPS } from './action-groups';

type Props = Omit<ComponentProps<typeof Select>, 'value' | 'onChange'> & {
  value: string;
  onChoose: (action: string) => void;
};

/** One kind of entry, or all. The surrounding field provides the label. */
export function ActionSelect({ value, onChoose, ...field }: Props): ReactNode {
  const { t } = useTranslation('admin');
  const groups = Object.keys(ACTION_GROUPS) as (keyof typeof ACTION_GROUPS)[];
  return (
    <Select {...field} value={value} onChange={(_, data) => onChoose(data.value)}>
      <option value="">{t('audit.filter.any')}</option>
      {groups.map((group) => (
        <optgroup key={group} label={t(`audit.group.${group}`)}>
          {ACTION_GROUPS[group].map((action) => (
            <option key={action} value={action}>
              {t(`audit.action.${action}`)}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
