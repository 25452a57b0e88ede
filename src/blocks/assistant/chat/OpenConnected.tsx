import { Suspense } from 'react';
import type { Data } from '@/api/paths';
import { useListConnectedToolsQuery } from '@/api/tools';
import { useTranslation } from '@/i18n/use-translation';
import { localize } from '@/lib/localize';
import { ErrorState } from '@/ui/ErrorState';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { ToolFrame } from './ToolFrame';

const ConnectedForm = lazyWithRetry(async () => (await import('@/assistants/connected/ConnectedForm')).ConnectedForm);

interface Props {
  id: string;
  operation: string | null;
  assistant: Data<'getAssistant'>;
  level: 1 | 2 | 3 | 4;
}

/** A call of another system in the page of an assistant that offers it. */
export function OpenConnected({ id, operation: wanted, assistant, level }: Props) {
  const { t, i18n } = useTranslation('assistants');
  const { data, error } = useListConnectedToolsQuery(undefined, { skip: !assistant.tools });
  const tool = data?.find((one) => one.id === id);
  const operation = tool?.operations.find((one) => one.id === wanted);
  const waiting = <TextSkeleton label={t('loading')} />;
  const missing = !assistant.tools || error !== undefined || (data && !operation);
  return (
    <ToolFrame
      assistant={assistant}
      level={level}
      title={localize(operation?.name, i18n.language)}
      text={localize(operation?.description, i18n.language)}
    >
      {missing && <ErrorState level={level} title={t('missing.title')} text={t('missing.text')} error={error} />}
      {!missing && (
        <Suspense fallback={waiting}>
          {tool && operation ? (
            <ConnectedForm key={`${id}/${operation.id}`} tool={id} operation={operation} />
          ) : (
            waiting
          )}
        </Suspense>
      )}
    </ToolFrame>
  );
}
