import { Button, Link } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useReviewStyles } from '../changes/review-styles';
import { portalAddress } from '../shell/portal-address';
import { RelativeTime } from '../shell/RelativeTime';

interface Props {
  domain: string;
  /** Set if it is scheduled. */
  at?: string | undefined;
  onClose: () => void;
}

/** Confirms the publication and links to the portal. */
export function Published({ domain, at, onClose }: Props): ReactNode {
  const styles = useReviewStyles();
  const { t } = useTranslation('admin');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const address = portalAddress(domain);
  return (
    <div className={styles.done}>
      <CheckmarkCircleRegular className={styles.doneIcon} aria-hidden />
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        {at ? t('published.scheduled') : t('published.title')}
      </h3>
      <p className={styles.quiet}>{at ? <RelativeTime at={at} exact /> : t('published.text')}</p>
      <Link href={address} target="_blank" rel="noreferrer">
        {address}
      </Link>
      <Button appearance="primary" onClick={onClose}>
        {t('published.on')}
      </Button>
    </div>
  );
}
