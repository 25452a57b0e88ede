import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { useHaveThisNoMoreMutation, useHaveThisTooMutation } from '@/api/community';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { useSignedIn } from '../use-signed-in';
import { useWriteStyles } from '../write/write-styles';
import type { PostDetail } from './OwnPost';

// Below the buttons, not beside them.
const useStyles = makeStyles({ form: { order: 1, flexBasis: '100%', maxWidth: '560px', marginTop: '8px' } });

/** For whoever has the same question: they hear of its answers, and say how they would ask it. */
export function HaveThisToo({ post }: { post: PostDetail }) {
  const { t } = useTranslation('community');
  const { askToSignIn } = useSignedIn();
  const [put, putting] = useHaveThisTooMutation();
  const [drop, dropping] = useHaveThisNoMoreMutation();
  const { count, mine } = post.too ?? { count: 0, mine: null };
  const isMine = mine !== null;
  const isBusy = putting.isLoading || dropping.isLoading;
  const press = async () => {
    if (isBusy || !(await askToSignIn())) return;
    await (isMine ? drop({ id: post.id }) : put({ id: post.id, wording: '' }));
  };
  return (
    <>
      <PlainButton aria-pressed={isMine} aria-disabled={isBusy} onClick={() => void press()}>
        {count > 0 ? t('too.count', { count }) : t('too.action')}
      </PlainButton>
      {isMine && <OwnWording key={post.id} id={post.id} wording={mine} />}
    </>
  );
}

function OwnWording({ id, wording }: { id: string; wording: string }) {
  const styles = useWriteStyles();
  const wide = useStyles();
  const { t } = useTranslation('community');
  const field = useId();
  const [text, setText] = useState(wording);
  const [put, { isLoading, isSuccess }] = useHaveThisTooMutation();
  const isSaved = text.trim() === wording;
  return (
    <form
      className={mergeClasses(styles.field, wide.form)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLoading && !isSaved) void put({ id, wording: text.trim() });
      }}
    >
      <label htmlFor={field} className={styles.label}>
        {t('too.field')}
      </label>
      <input
        id={field}
        className={styles.control}
        value={text}
        maxLength={300}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.foot}>
        <PlainButton type="submit" aria-disabled={isLoading || isSaved}>
          {t('too.save')}
        </PlainButton>
        <span role="status" className={styles.quiet}>
          {isSuccess && isSaved ? t('too.saved') : ''}
        </span>
      </div>
    </form>
  );
}
