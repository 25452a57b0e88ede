import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useGetCalculatorQuery, useGetProcedureQuery } from '@/api/assistants';
import type { Data } from '@/api/paths';
import { readAddressValues } from '@/assistants/calculator/address-values';
import { readRun, writeRun } from '@/assistants/procedure/run-address';
import { useTranslation } from '@/i18n/use-translation';
import { localize } from '@/lib/localize';
import { ErrorState } from '@/ui/ErrorState';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { ToolFrame } from './ToolFrame';
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
          {procedure.data && kind === 'check' && <RunInAddress key={id} document={procedure.data} />}
          {calculator.data && kind === 'calc' && <CalculatorInAddress key={id} document={calculator.data} />}
          {!tool && waiting}
        </Suspense>
      )}
    </ToolFrame>
  );
}

/** The run stands in the address, so that it survives a reload and can be handed on; what it asks leads to a question. */
function RunInAddress({ document }: { document: Data<'getProcedure'> }) {
  const { i18n } = useTranslation('assistants');
  const [query] = useSearchParams();
  const [state, setState] = useState(() => readRun(query.get('run')));
  const navigate = useNavigate();
  const here = useHere();
  const run = writeRun(state);
  return (
    <ProcedureRun
      document={document}
      state={state}
      onChange={(next) => {
        setState(next);
        void navigate(here({ check: document.id, run: writeRun(next) }), { replace: true, preventScrollReset: true });
      }}
      ask={(words) =>
        here({ wd: `${localize(document.title, i18n.language)}: ${words}`, resume: `${document.id} ${run}` })
      }
    />
  );
}

/** Begins with the values in the address, such as those that a question said. */
function CalculatorInAddress({ document }: { document: Data<'getCalculator'> }) {
  const [query] = useSearchParams();
  const [values, setValues] = useState(() => readAddressValues(query));
  return <CalculatorForm document={document} values={values} onChange={setValues} />;
}
