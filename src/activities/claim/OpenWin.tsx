import { useGetWinQuery } from '@/api/activities';
import { useTranslation } from '@/i18n/use-translation';
import { EmptyPage } from '@/ui/EmptyPage';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { ResultPage } from '../result/ResultPage';

interface Props {
  level: 1 | 2 | 3 | 4;
  /** Id of the win. */
  win: string;
}

/** The results of a win's activity. Its link opens nothing for anybody but the winner. */
export function OpenWin({ level, win }: Props) {
  const { t } = useTranslation('activities');
  const { data, error } = useGetWinQuery({ win }, { refetchOnMountOrArgChange: true });
  if (data) return <ResultPage level={level} id={data.activity} />;
  if (!error) return <TextSkeleton label={t('loading')} paragraphs={4} />;
  return (
    <EmptyPage
      {...{ level, title: t('claim.none'), text: t('claim.noneText'), picture: 'gap' as const }}
      action={{ label: t('all'), url: '/activity' }}
    />
  );
}
