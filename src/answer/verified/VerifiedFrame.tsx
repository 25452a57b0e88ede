import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { ShieldCheckmarkRegular } from '@fluentui/react-icons/svg/shield-checkmark';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import type { RunVerified } from '@/stream/types';
import { touchTarget } from '@/ui/touch-target';

const useStyles = makeStyles({
  root: {
    marginBottom: '16px',
    padding: '12px 16px 14px',
    borderRadius: tokens.borderRadiusLarge,
    ...shorthands.border('1px', 'solid', tokens.colorStatusSuccessBorder2),
  },
  late: { ...shorthands.borderColor(tokens.colorStatusWarningBorder2) },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 12px',
    margin: '0 0 4px',
    fontSize: '13px',
    lineHeight: '20px',
  },
  state: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    color: tokens.colorStatusSuccessForeground1,
    fontWeight: tokens.fontWeightSemibold,
    '& > svg': { flexShrink: 0, fontSize: '18px' },
  },
  stateLate: { color: tokens.colorStatusWarningForeground1 },
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ...touchTarget,
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: '4px' },
  },
});

/** An answer of people that somebody vouches for; who and until when, it says itself. */
export function VerifiedFrame({ verified, children }: { verified: RunVerified; children: ReactNode }) {
  const styles = useStyles();
  const { t } = useTranslation('verified');
  const { state, url } = verified;
  const isLate = state !== 'valid';
  const name = t(`frame.${state}`);
  // Pages of this portal only.
  const page = url?.startsWith('/community/') ? url : undefined;
  return (
    <section className={mergeClasses(styles.root, isLate && styles.late)} aria-label={name}>
      <p className={styles.head} data-print="no">
        <span className={mergeClasses(styles.state, isLate && styles.stateLate)} aria-hidden>
          <ShieldCheckmarkRegular />
          {name}
        </span>
        {page && (
          <Link to={page} className={styles.link}>
            {t('frame.page')}
          </Link>
        )}
      </p>
      {children}
    </section>
  );
}
