import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { localize } from '@/lib/localize';
import { ErrorState } from '@/ui/ErrorState';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useDocumentTitle } from '@/ui/use-document-title';
import { useChatStyles } from './chat-styles';
import { useHere } from './use-here';

const VIEWS = {
  signal: lazyWithRetry(async () => (await import('@/assistants/signal/SignalAnalysis')).SignalAnalysis),
  table: lazyWithRetry(async () => (await import('@/assistants/table/TableAnalysis')).TableAnalysis),
};

interface Props {
  kind: string;
  assistant: Data<'getAssistant'>;
  level: 1 | 2 | 3 | 4;
}

/** The analysis of a file in the page of an assistant that offers it. */
export function OpenAnalysis({ kind, assistant, level }: Props) {
  const styles = useChatStyles();
  const { t, i18n } = useTranslation(['assistants', 'analysis']);
  const here = useHere();
  const offered = assistant.analyses?.find((one) => one === kind);
  const title = offered ? t(`analysis:title.${offered}`) : '';
  useDocumentTitle(title);
  const Title = `h${level}` as const;
  const View = offered && VIEWS[offered];
  return (
    <>
      <Link className={styles.back} to={here({})}>
        <ArrowLeftRegular aria-hidden />
        {t('back', { name: localize(assistant.name, i18n.language) })}
      </Link>
      {View && offered ? (
        <>
          <div className={styles.head}>
            <Title className={styles.name}>{title}</Title>
            <p className={styles.text}>{t(`analysis:about.${offered}`)}</p>
          </div>
          <Suspense fallback={<TextSkeleton label={t('loading')} />}>
            <View />
          </Suspense>
        </>
      ) : (
        <ErrorState level={level} title={t('missing.title')} text={t('missing.text')} />
      )}
    </>
  );
}
