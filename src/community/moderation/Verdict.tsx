import { InfoRegular } from '@fluentui/react-icons/svg/info';
import { useId, useState } from 'react';
import { useAppealPostMutation } from '@/api/community';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { useWriteStyles } from '../write/write-styles';
import { useModerationStyles } from './moderation-styles';

type PostVerdict = NonNullable<Data<'getPost'>['verdict']>;

interface Props {
  id: string;
  verdict: PostVerdict;
}

/** Tells an author why nobody else reads a post, and takes their appeal. */
export function Verdict({ id, verdict }: Props) {
  const styles = useModerationStyles();
  const { t } = useTranslation('moderation');
  const { state, reason, words, appeal } = verdict;
  return (
    <div className={styles.note} role="note">
      <InfoRegular aria-hidden className={styles.icon} />
      <div>
        <strong className={styles.title}>{state === 'held' ? t('verdict.held.title') : t(`verdict.${state}`)}</strong>
        {state === 'held' ? (
          <p className={styles.line}>{t(`verdict.held.${heldBy(reason)}`)}</p>
        ) : (
          <p className={styles.line}>{t('verdict.reason', { reason: t(`reason.${reason}`) })}</p>
        )}
        {words && <p className={styles.line}>{t('verdict.words', { words })}</p>}
        {state !== 'held' && appeal !== 'possible' && (
          <p className={styles.line} role="status">
            {appeal === 'waiting' ? t('appeal.waiting') : t('appeal.final')}
          </p>
        )}
        {appeal === 'possible' && <AppealForm id={id} />}
      </div>
    </div>
  );
}

const heldBy = (reason: PostVerdict['reason']) =>
  reason === 'newcomer' || reason === 'words' || reason === 'links' || reason === 'review' ? reason : 'other';

function AppealForm({ id }: { id: string }) {
  const styles = useModerationStyles();
  const write = useWriteStyles();
  const { t } = useTranslation('moderation');
  const field = useId();
  const [words, setWords] = useState('');
  const [appeal, { isLoading }] = useAppealPostMutation();
  return (
    <>
      <p className={styles.line}>{t('appeal.text')}</p>
      <label htmlFor={field} className={write.label}>
        {t('appeal.field')}
      </label>
      <textarea
        id={field}
        className={write.control}
        rows={3}
        maxLength={1000}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <PlainButton
        disabled={words.trim() === ''}
        aria-disabled={isLoading}
        onClick={() => !isLoading && void appeal({ id, words })}
      >
        {t('appeal.send')}
      </PlainButton>
    </>
  );
}
