import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { AttachButton } from './AttachButton';
import type { useAttaching } from './use-attaching';

/** The button for files of a question; says beforehand which and how large. */
export function AttachTo({ attaching }: { attaching: ReturnType<typeof useAttaching> }): ReactNode {
  const { t } = useTranslation('answer');
  return (
    <AttachButton label={t('attach.choose')} hint={t('attach.hint')} onFiles={(files) => void attaching.send(files)} />
  );
}
