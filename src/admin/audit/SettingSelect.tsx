import { Select } from '@fluentui/react-components';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { settingKeys } from '../editor/document/schemas';
import { useAuditWords } from './use-audit-words';

type Props = Omit<ComponentProps<typeof Select>, 'value' | 'onChange'> & {
  /** JSON pointer, or nothing. */
  value: string;
  onChoose: (field: string) => void;
};

const KEYS = settingKeys.filter((key) => key !== 'v').map((key) => `/${key}`);

/** One setting, or all. A place below a setting that an address asks for is one more choice. */
export function SettingSelect({ value, onChoose, ...field }: Props): ReactNode {
  const { t } = useTranslation('admin');
  const { settingsOf } = useAuditWords();
  const places = value && !KEYS.includes(value) ? [value, ...KEYS] : KEYS;
  const nameOf = (at: string) => (at === '/pages' ? t('audit.pages') : settingsOf([at])[0]);
  return (
    <Select {...field} value={value} onChange={(_, data) => onChoose(data.value)}>
      <option value="">{t('audit.filter.anyField')}</option>
      {places.map((at) => (
        <option key={at} value={at}>
          {nameOf(at)}
        </option>
      ))}
    </Select>
  );
}
