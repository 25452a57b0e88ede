import { isApiError } from '@/api/api-error';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorState } from '@/ui/ErrorState';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useAnswerLayout } from '../answer-layout';

export function ChatSkeleton() {
  const layout = useAnswerLayout();
  const { t } = useTranslation('answer');
  return (
    <div className={layout.page}>
      <div className={layout.middle}>
        <TextSkeleton label={t('loading')} paragraphs={3} />
      </div>
    </div>
  );
}

interface Props {
  error?: unknown;
  onRetry: () => void;
  level: 1 | 2 | 3 | 4;
}

/** Replaces a chat that does not exist or could not be loaded, with a separate message for each case. */
export function ChatMissing({ error, onRetry, level }: Props) {
  const layout = useAnswerLayout();
  const { t } = useTranslation('answer');
  const missing = error === undefined || (isApiError(error) && error.kind === 'http' && error.status === 404);
  return (
    <div className={layout.page}>
      <div className={layout.alone}>
        {missing ? (
          <ErrorState
            level={level}
            title={t('missing.title')}
            text={t('missing.text')}
            links={[
              { to: '/qa', text: t('missing.ask') },
              { to: '/qa-list', text: t('missing.history') },
            ]}
          />
        ) : (
          <ErrorState level={level} title={t('failed.title')} text={t('failed.text')} error={error} onRetry={onRetry} />
        )}
      </div>
    </div>
  );
}
