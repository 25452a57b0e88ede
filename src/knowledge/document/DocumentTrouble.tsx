import { useTranslation } from '@/i18n/use-translation';
import { ErrorState } from '@/ui/ErrorState';

interface Props {
  error: unknown;
  busy: boolean;
  onRetry: () => void;
  level: 1 | 2 | 3 | 4;
}

/** Replaces a document that does not exist or could not be loaded. */
export function DocumentTrouble({ error, busy, onRetry, level }: Props) {
  const { t } = useTranslation('reader');
  const { status } = (error ?? {}) as { status?: unknown };
  if (status === 404) {
    return (
      <ErrorState
        level={level}
        title={t('missing.title')}
        text={t('missing.text')}
        links={[{ to: '/engine', text: t('missing.home') }]}
      />
    );
  }
  return (
    <ErrorState
      level={level}
      title={t('error.title')}
      text={t('error.text')}
      error={error}
      busy={busy}
      onRetry={onRetry}
    />
  );
}
