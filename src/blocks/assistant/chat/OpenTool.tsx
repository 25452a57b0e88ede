import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useGetCalculatorQuery, useGetProcedureQuery } from '@/api/assistants';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { localize } from '@/lib/localize';
import { ErrorState } from '@/ui/ErrorState';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useDocumentTitle } from '@/ui/use-document-title';
import { useChatStyles } from './chat-styles';
import { useHere } from './use-here';

const ProcedureRun = lazyWithRetry(async () => (await import('@/assistants/procedure/ProcedureRun')).ProcedureRun);
const CalculatorForm = lazyWithRetry(
  async () => (await import('@/assistants/calculator/CalculatorForm')).CalculatorForm,
);

interface Props {
  kind: 'check' | 'calc';
  id: string;
  assistant: Data<'getAssistant'>;
  level: 1 | 2 | 3 | 4;
}

/** A guided check or a formula in the page of its assistant. */
export function OpenTool({ kind, id, assistant, level }: Props) {
  const styles = useChatStyles();
  const { t, i18n } = useTranslation('assistants');
  const here = useHere();
  const procedure = useGetProcedureQuery({ id }, { skip: kind !== 'check' });
  const calculator = useGetCalculatorQuery({ id }, { skip: kind !== 'calc' });
  const { error } = kind === 'check' ? procedure : calculator;
  const tool = kind === 'check' ? procedure.data : calculator.data;
  const title = tool?.title;
  const Title = `h${level}` as const;
  useDocumentTitle(localize(title, i18n.language) ?? '');
  const waiting = <TextSkeleton label={t('loading')} />;
  return (
    <>
      <Link className={styles.back} to={here({})}>
        <ArrowLeftRegular aria-hidden />
        {t('back', { name: localize(assistant.name, i18n.language) })}
      </Link>
      {tool && (
        <div className={styles.head}>
          <Title className={styles.name}>{localize(tool.title, i18n.language)}</Title>
          <p className={styles.text}>{localize(tool.summary, i18n.language)}</p>
        </div>
      )}
      {error ? (
        <ErrorState level={level} title={t('missing.title')} text={t('missing.text')} error={error} />
      ) : (
        <Suspense fallback={waiting}>
          {procedure.data && kind === 'check' && <ProcedureRun document={procedure.data} />}
          {calculator.data && kind === 'calc' && <CalculatorForm document={calculator.data} />}
          {!title && waiting}
        </Suspense>
      )}
    </>
  );
}
