import { useTranslation } from '@/i18n/use-translation';
import { EmptyPage } from '@/ui/EmptyPage';

/** A page of the market in a portal without one. */
export function NoMarket({ level }: { level: 1 | 2 | 3 | 4 }) {
  const { t } = useTranslation(['market', 'common']);
  return (
    <EmptyPage
      level={level}
      title={t('common:notFound.title')}
      text={t('closed')}
      action={{ label: t('common:notFound.search'), url: '/engine' }}
      picture="gap"
    />
  );
}
