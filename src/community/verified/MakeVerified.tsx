import { useRef } from 'react';
import { useUnverifyAnswerMutation } from '@/api/community';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import type { PostDetail } from '../post/OwnPost';
import { VerifyDialog } from './VerifyDialog';

interface Props {
  question: PostDetail;
  answer: Data<'listAnswers'>[number];
}

/** For whoever may vouch for the accepted answer. */
export function MakeVerified({ question, answer }: Props) {
  const { t } = useTranslation('verified');
  const dialog = useRef<HTMLDialogElement>(null);
  const [withdraw, { isLoading }] = useUnverifyAnswerMutation();
  const { verified, toVerify } = question;
  if (!toVerify) return null;
  return (
    <>
      <PlainButton onClick={() => dialog.current?.showModal()}>{verified ? t('renew') : t('make')}</PlainButton>
      {verified && (
        <PlainButton
          look="quiet"
          aria-disabled={isLoading}
          onClick={() => !isLoading && void withdraw({ id: question.id })}
        >
          {t('withdraw')}
        </PlainButton>
      )}
      <VerifyDialog
        key={verified?.checkedAt}
        {...{ question: question.id, answer, dialog, toVerify }}
        close={() => dialog.current?.close()}
      />
    </>
  );
}
