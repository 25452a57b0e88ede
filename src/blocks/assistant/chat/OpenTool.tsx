import { Suspense } from 'react';
import { useGetCalculatorQuery, useGetProcedureQuery } from '@/api/assistants';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { localize } from '@/lib/localize';
import { ErrorState } from '@/ui/ErrorState';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { ToolFrame } from './ToolFrame';

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
  const { t, i18n } = useTranslation('assistants');
  const procedure = useGetProcedureQuery({ id }, { skip: kind !== 'check' });
  const calculator = useGetCalculatorQuery({ id }, { skip: kind !== 'calc' });
  const { data: tool, error } = kind === 'check' ? procedure : calculator;
  const waiting = <TextSkeleton label={t('loading')} />;
  return (
    <ToolFrame
      assistant={assistant}
      level={level}
      title={localize(tool?.title, i18n.language)}
      text={localize(tool?.summary, i18n.language)}
    >
      {error ? (
        <ErrorState level={level} title={t('missing.title')} text={t('missing.text')} error={error} />
      ) : (
        <Suspense fallback={waiting}>
          {procedure.data && kind === 'check' && <ProcedureRun document={procedure.data} />}
          {calculator.data && kind === 'calc' && <CalculatorForm document={calculator.data} />}
          {!tool && waiting}
        </Suspense>
      )}
    </ToolFrame>
  );
}
