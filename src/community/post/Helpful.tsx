import { ThumbLikeRegular } from '@fluentui/react-icons/svg/thumb-like';
import { useMarkHelpfulMutation, useUnmarkHelpfulMutation } from '@/api/community';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { useSignedIn } from '../use-signed-in';

interface Props {
  post: { id: string; helpful: number; helpedMe: boolean };
  /** Tells the buttons of several texts apart. */
  name: string;
}

/** Says that a text helped, or takes it back; the number is part of the button's name. */
export function Helpful({ post: { id, helpful, helpedMe }, name }: Props) {
  const { t } = useTranslation('community');
  const { askToSignIn } = useSignedIn();
  const [mark, marking] = useMarkHelpfulMutation();
  const [unmark, unmarking] = useUnmarkHelpfulMutation();
  const isBusy = marking.isLoading || unmarking.isLoading;
  const toggle = async () => {
    if (isBusy || !(await askToSignIn())) return;
    await (helpedMe ? unmark({ id }) : mark({ id }));
  };
  const label = helpful > 0 ? t('helpful.count', { count: helpful }) : t('helpful.action');
  return (
    <PlainButton
      look={helpedMe ? 'outline' : 'quiet'}
      aria-pressed={helpedMe}
      aria-disabled={isBusy}
      aria-label={`${label}: ${name}`}
      onClick={() => void toggle()}
    >
      <ThumbLikeRegular aria-hidden />
      {label}
    </PlainButton>
  );
}
