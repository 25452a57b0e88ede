import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { MachineGroup, Support } from '../../../setting/signal/severity';
import { ChoiceEntry } from '../file/ChoiceEntry';

interface Props {
  group: MachineGroup;
  support: Support;
  onChoose: (change: { group: MachineGroup } | { support: Support }) => void;
}

/** Class of the machine and its support, which set the limits of ISO 20816-3. */
export function MachineChoice({ group, support, onChoose }: Props): ReactNode {
  const { t } = useTranslation('analysis');
  return (
    <>
      <ChoiceEntry
        label={t('form.group')}
        value={String(group)}
        options={[
          { value: '2', label: t('form.group2') },
          { value: '1', label: t('form.group1') },
        ]}
        onChoose={(value) => onChoose({ group: value === '1' ? 1 : 2 })}
      />
      <ChoiceEntry
        label={t('form.support')}
        value={support}
        options={[
          { value: 'rigid', label: t('form.rigid') },
          { value: 'flexible', label: t('form.flexible') },
        ]}
        onChoose={(value) => onChoose({ support: value === 'rigid' ? 'rigid' : 'flexible' })}
      />
    </>
  );
}
