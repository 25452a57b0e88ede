import { mergeClasses } from '@fluentui/react-components';
import { ShieldCheckmarkRegular } from '@fluentui/react-icons/svg/shield-checkmark';
import { useTranslation } from '@/i18n/use-translation';
import { useCommunityStyles } from '../community-styles';
import type { PostDetail } from '../post/OwnPost';

/** Who vouches for an answer, until when, and why it must be checked before. */
export function VerifiedLine({ verified }: { verified: NonNullable<PostDetail['verified']> }) {
  const styles = useCommunityStyles();
  const { t } = useTranslation('verified');
  const { state, why, reviewBy } = verified;
  const owner = verified.owner || t('nobody');
  return (
    <p className={styles.facts}>
      <span className={mergeClasses(styles.mark, state === 'valid' && styles.accepted)}>
        <ShieldCheckmarkRegular aria-hidden />
        {t(`state.${state}`, { owner, date: reviewBy })}
      </span>
      {why && <span>{t(`why.${why}`)}</span>}
    </p>
  );
}
