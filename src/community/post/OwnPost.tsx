import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useWithdrawPostMutation } from '@/api/community';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { useCommunityStyles } from '../community-styles';
import { writeHref } from '../post-href';
import { CloseQuestion } from '../question/CloseQuestion';

export type PostDetail = Data<'getPost'>;

/** What the author may do with a published post. */
export function OwnPost({ post }: { post: PostDetail }) {
  const styles = useCommunityStyles();
  const { t } = useTranslation('community');
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const [withdraw, { isLoading }] = useWithdrawPostMutation();
  const go = async () => {
    const { error } = await withdraw({ id: post.id });
    if (!error) void navigate('/community/index?tab=mine');
  };
  return (
    <div className={styles.actions}>
      <Link to={writeHref(post)} className={styles.button}>
        {t('own.edit')}
      </Link>
      {asked ? (
        <>
          <span role="status">{t('own.sure')}</span>
          <PlainButton aria-disabled={isLoading} onClick={() => !isLoading && void go()}>
            {t('own.withdraw')}
          </PlainButton>
          <PlainButton look="quiet" onClick={() => setAsked(false)}>
            {t('own.keep')}
          </PlainButton>
        </>
      ) : (
        <>
          <PlainButton look="quiet" onClick={() => setAsked(true)}>
            {t('own.withdraw')}
          </PlainButton>
          <CloseQuestion question={post} />
        </>
      )}
    </div>
  );
}
