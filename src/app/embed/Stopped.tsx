import { useTranslation } from '@/i18n/use-translation';
import { ErrorState } from '@/ui/ErrorState';
import { TextSkeleton } from '@/ui/TextSkeleton';
import type { Turn } from './turn';

/** Why an embedded page shows nothing, or nothing yet. Beginning anew asks the page around it for a new identity. */
export function Stopped({ turn }: { turn: Turn }) {
  const { t } = useTranslation('embed');
  if (turn.kind === 'waiting' || turn.kind === 'open')
    return (
      <main id="main">
        <TextSkeleton label={t('frame.opening')} />
      </main>
    );
  const again = turn.kind === 'ended' || turn.kind === 'refused';
  return (
    <main id="main">
      <ErrorState
        level={1}
        title={t(`frame.${turn.kind}.title`)}
        text={turn.kind === 'refused' ? turn.why : t(`frame.${turn.kind}.text`)}
        {...(again && { onRetry: () => window.location.reload() })}
      />
    </main>
  );
}
