import type { ReactNode } from 'react';
import { useGetMemoryQuery } from '@/api/memory';
import { useTranslation } from '@/i18n/use-translation';
import { isoMinute } from '@/lib/relative-time';
import { useSession } from '@/session/use-session';
import { ChoiceEntry } from '../file/ChoiceEntry';

interface Props {
  text: string;
  onText: (text: string) => void;
}

/** Values remembered of earlier records, to be taken as the earlier value of this one. */
export function EarlierValue({ text, onText }: Props): ReactNode {
  const { t } = useTranslation('memory');
  const signedIn = useSession(({ user }) => user !== null);
  const { data } = useGetMemoryQuery(undefined, { skip: !signedIn });
  const values = (data?.on ? data.entries : []).flatMap(({ id, measured, createdAt }) =>
    measured?.unit === 'mm/s' ? [{ id, ...measured, day: isoMinute(createdAt).slice(0, 10) }] : [],
  );
  if (values.length === 0) return null;
  return (
    <ChoiceEntry
      label={t('record.earlier')}
      value={values.find(({ value }) => String(value) === text)?.id ?? ''}
      options={[
        { value: '', label: t('record.none') },
        ...values.map(({ id, machine, value, day }) => ({
          value: id,
          label: t('record.choice', { machine, value, day }),
        })),
      ]}
      onChoose={(id) => onText(String(values.find((one) => one.id === id)?.value ?? ''))}
    />
  );
}
