import { useMarkRightMutation, useUnmarkRightMutation } from '@/api/community';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';

interface Props {
  question: string;
  answer: { id: string; right: boolean };
  /** Tells the buttons of several answers apart. */
  name: string;
}

/** Beside the accepted answer, others may be right as well. */
export function RightButton({ question, answer: { id, right }, name }: Props) {
  const { t } = useTranslation('community');
  const [mark, marking] = useMarkRightMutation();
  const [unmark, unmarking] = useUnmarkRightMutation();
  const isBusy = marking.isLoading || unmarking.isLoading;
  const toggle = () => (right ? unmark : mark)({ id: question, answer: id });
  return (
    <PlainButton
      look={right ? 'outline' : 'quiet'}
      aria-pressed={right}
      aria-disabled={isBusy}
      aria-label={`${t('answer.right')}: ${name}`}
      onClick={() => !isBusy && void toggle()}
    >
      {t('answer.right')}
    </PlainButton>
  );
}
