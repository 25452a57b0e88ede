import { Suspense } from 'react';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorState } from '@/ui/ErrorState';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { ToolFrame } from './ToolFrame';

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
  const { t } = useTranslation(['assistants', 'analysis']);
  const offered = assistant.analyses?.find((one) => one === kind);
  const View = offered && VIEWS[offered];
  return (
    <ToolFrame
      assistant={assistant}
      level={level}
      title={offered && t(`analysis:title.${offered}`)}
      text={offered && t(`analysis:about.${offered}`)}
    >
      {View ? (
        <Suspense fallback={<TextSkeleton label={t('loading')} />}>
          <View />
        </Suspense>
      ) : (
        <ErrorState level={level} title={t('missing.title')} text={t('missing.text')} />
      )}
    </ToolFrame>
  );
}
