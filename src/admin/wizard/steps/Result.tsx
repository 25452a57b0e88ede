import { Button, Link, makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { places } from '../../shell/places';
import { portalAddress } from '../../shell/portal-address';
import { useWizardStyles } from '../wizard-styles';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '12px',
    padding: '40px 0',
    textAlign: 'center',
  },
  icon: { fontSize: '48px', color: tokens.colorStatusSuccessForeground1 },
  address: { fontSize: tokens.fontSizeBase500, overflowWrap: 'anywhere' },
  buttons: { justifyContent: 'center' },
});

/** The portal is live: its address, and what can be done next. */
export function Result({ domain }: { domain: string }): ReactNode {
  const styles = useStyles();
  const wizard = useWizardStyles();
  const { t } = useTranslation('admin-new');
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const address = portalAddress(domain);
  return (
    <div className={styles.root}>
      <CheckmarkCircleRegular className={styles.icon} aria-hidden />
      <h2 ref={heading} tabIndex={-1} className={wizard.heading}>
        {t('result.title')}
      </h2>
      <Link href={address} target="_blank" rel="noreferrer" className={styles.address}>
        {address}
      </Link>
      <p className={wizard.text}>{t('result.text')}</p>
      <div className={`${wizard.buttons} ${styles.buttons}`}>
        <Button as="a" appearance="primary" href={address} target="_blank" rel="noreferrer">
          {t('result.open')}
        </Button>
        <Button onClick={() => navigate(places.edit(domain))}>{t('result.edit')}</Button>
        <Button onClick={() => navigate(places.files(domain))}>{t('result.files')}</Button>
      </div>
    </div>
  );
}
