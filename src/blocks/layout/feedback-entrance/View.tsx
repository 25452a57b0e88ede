import { makeStyles, tokens } from '@fluentui/react-components';
import { PersonFeedbackRegular } from '@fluentui/react-icons/svg/person-feedback';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { localize } from '@/lib/localize';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { pageWidth } from '@/ui/page-width';
import { SmartLink } from '@/ui/SmartLink';
import { touchTarget } from '@/ui/touch-target';

export { default as check } from 'virtual:check/layout/feedback-entrance';

const useStyles = makeStyles({
  root: { ...pageWidth, display: 'flex', justifyContent: 'center', paddingBlock: '12px' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '40px',
    ...touchTarget,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { color: tokens.colorBrandForegroundLink, textDecorationLine: 'underline' },
  },
  icon: { flex: '0 0 auto', fontSize: '20px' },
});

/** A link to the feedback page at the end of the page. */
export default function FeedbackEntrance({ props }: BlockProps<PropsOf<'layout/feedback-entrance'>>): ReactNode {
  const styles = useStyles();
  const { t, i18n } = useTranslation('home');
  return (
    <aside className={styles.root} data-print="no" aria-label={t('feedback.label')}>
      <SmartLink url={props.url} className={styles.link}>
        <PersonFeedbackRegular className={styles.icon} />
        {localize(props.title, i18n.language) ?? t('feedback.label')}
      </SmartLink>
    </aside>
  );
}
