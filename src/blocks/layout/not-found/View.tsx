import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { BlockProps } from '@/renderer/types';
import { EmptyPage } from '@/ui/EmptyPage';

export { default as check } from 'virtual:check/layout/not-found';

export default function NotFound({ level }: BlockProps<Record<string, never>>): ReactNode {
  const { t } = useTranslation('common');
  return (
    <EmptyPage
      level={level}
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={{ label: t('notFound.search'), url: '/engine' }}
      other={{ label: t('notFound.library'), url: '/doc' }}
      picture="gap"
    />
  );
}
