import { useId, useState } from 'react';
import { useVerifyAnswerMutation } from '@/api/community';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { useCommunityStyles } from '../community-styles';
import { useModerationStyles } from '../moderation/moderation-styles';
import type { PostDetail } from '../post/OwnPost';
import { Select } from '../write/Select';
import { useWriteStyles } from '../write/write-styles';

interface Props {
  question: string;
  answer: Data<'listAnswers'>[number];
  toVerify: NonNullable<PostDetail['toVerify']>;
  dialog: React.RefObject<HTMLDialogElement | null>;
  close: () => void;
}

const MOST_WORDINGS = 10;

const readLines = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim().slice(0, 300))
      .filter(Boolean)
      .slice(0, MOST_WORDINGS),
  ),
];

/** Owner, date and wordings: what is proposed needs one press. */
export function VerifyDialog({ question, answer, toVerify, dialog, close }: Props) {
  const moderation = useModerationStyles();
  const styles = useCommunityStyles();
  const write = useWriteStyles();
  const { t } = useTranslation('verified');
  const id = useId();
  const [owner, setOwner] = useState<'me' | 'author'>('me');
  const [reviewBy, setReviewBy] = useState(toVerify.reviewBy);
  const [wordings, setWordings] = useState(toVerify.wordings.join('\n'));
  const [verify, { isLoading }] = useVerifyAnswerMutation();
  const save = async () => {
    const { error } = await verify({
      ...{ id: question, answer: answer.id, owner, reviewBy, wordings: readLines(wordings) },
    });
    if (!error) close();
  };
  return (
    <dialog ref={dialog} className={moderation.dialog} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={moderation.dialogTitle}>
        {t('form.title')}
      </h2>
      <p className={styles.note}>{t('form.text')}</p>
      <div className={styles.text}>
        <Select
          label={t('form.owner')}
          value={owner}
          onChange={(value) => setOwner(value === 'author' ? 'author' : 'me')}
        >
          <option value="me">{t('form.me')}</option>
          {!answer.mine && answer.author && (
            <option value="author">{t('form.author', { author: answer.author })}</option>
          )}
        </Select>
      </div>
      <div className={write.field}>
        <label htmlFor={`${id}-date`} className={write.label}>
          {t('form.reviewBy')}
        </label>
        <input
          id={`${id}-date`}
          type="date"
          className={write.control}
          value={reviewBy}
          max={toVerify.latest}
          aria-describedby={`${id}-latest`}
          onChange={({ target }) => setReviewBy(target.value)}
        />
        <p id={`${id}-latest`} className={write.quiet}>
          {t('form.safety', { latest: toVerify.latest })}
        </p>
      </div>
      <div className={write.field}>
        <label htmlFor={`${id}-wordings`} className={write.label}>
          {t('form.wordings')}
        </label>
        <textarea
          id={`${id}-wordings`}
          className={write.control}
          rows={3}
          maxLength={3_000}
          value={wordings}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setWordings(target.value)}
        />
        <p id={`${id}-hint`} className={write.quiet}>
          {t('form.hint')}
        </p>
      </div>
      <div className={styles.actions}>
        <PlainButton
          look="primary"
          disabled={reviewBy === ''}
          aria-disabled={isLoading}
          onClick={() => !isLoading && void save()}
        >
          {t('form.save')}
        </PlainButton>
        <PlainButton onClick={close}>{t('form.cancel')}</PlainButton>
      </div>
    </dialog>
  );
}
