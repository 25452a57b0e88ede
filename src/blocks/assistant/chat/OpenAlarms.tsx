import { Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorState } from '@/ui/ErrorState';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { ToolFrame } from './ToolFrame';
import { useHere } from './use-here';

const AlarmLookup = lazyWithRetry(async () => (await import('@/assistants/alarm/AlarmLookup')).AlarmLookup);

interface Props {
  assistant: Data<'getAssistant'>;
  scope: number[] | undefined;
  level: 1 | 2 | 3 | 4;
}

/** The lookup of alarms in the page of an assistant that offers it. */
export function OpenAlarms({ assistant, scope, level }: Props) {
  const { t } = useTranslation(['alarm', 'assistants']);
  return (
    <ToolFrame assistant={assistant} level={level} title={t('title')} text={t('about')}>
      {assistant.alarms ? (
        <Alarms scope={scope} />
      ) : (
        <ErrorState level={level} title={t('assistants:missing.title')} text={t('assistants:missing.text')} />
      )}
    </ToolFrame>
  );
}

/** The form, and below it what the address asks for. */
export function Alarms({ scope }: Pick<Props, 'scope'>) {
  const { t } = useTranslation('assistants');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const here = useHere();
  const alarm = query.get('alarm') ?? '';
  const maker = query.get('maker') ?? '';
  return (
    <Suspense fallback={<TextSkeleton label={t('loading')} />}>
      <AlarmLookup
        key={`${alarm} ${maker}`}
        alarm={alarm}
        maker={maker}
        scope={scope}
        ask={(words) => here({ wd: words })}
        onLookUp={(code, of) => void navigate(here({ alarm: code, ...(of && { maker: of }) }))}
      />
    </Suspense>
  );
}
