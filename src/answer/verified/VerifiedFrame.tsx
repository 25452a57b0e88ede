import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { ShieldCheckmarkRegular } from '@fluentui/react-icons/svg/shield-checkmark';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import type { RunVerified } from '@/stream/types';
import { touchTarget } from '@/ui/touch-target';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '10px',
    marginBottom: '16px',
    padding: '12px 16px 14px',
    borderRadius: tokens.borderRadiusLarge,
    ...shorthands.border('1px', 'solid', tokens.colorStatusSuccessBorder2),
    // The height of the first line, which says what the frame is.
    '& > svg': { height: '28px', fontSize: '20px', color: tokens.colorStatusSuccessForeground1 },
  },
  late: {
    ...shorthands.borderColor(tokens.colorStatusWarningBorder2),
    '& > svg': { color: tokens.colorStatusWarningForeground1 },
  },
  foot: { margin: '8px 0 0', fontSize: '13px', lineHeight: '20px' },
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ...touchTarget,
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: '4px' },
  },
});

/** An answer of people that somebody vouches for; that it is one, who says so and until when is in its first line. */
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
      <ShieldCheckmarkRegular aria-hidden />
      <div>
        {children}
        {page && (
          <p className={styles.foot} data-print="no">
            <Link to={page} className={styles.link}>
              {t('frame.page')}
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}
