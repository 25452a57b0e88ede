import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { RelativeTime } from '../shell/RelativeTime';
import type { Talk } from './types';

const useStyles = makeStyles({
  root: { margin: '0 0 12px', padding: '8px 12px', backgroundColor: tokens.colorNeutralBackground3 },
  item: { listStyleType: 'none', overflowWrap: 'anywhere' },
});

/** What guests think of what they saw, the last word of each. */
export function Verdicts({ verdicts }: { verdicts: Talk['verdicts'] }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-comments');
  if (verdicts.length === 0) return null;
  return (
    <ul className={styles.root} aria-label={t('verdicts')}>
      {verdicts.map(({ linkId, name, verdict, at }) => (
        <li key={`${linkId} ${name} ${at}`} className={styles.item}>
          {t(`verdict.${verdict}`, { name })} · <RelativeTime at={at} />
        </li>
      ))}
    </ul>
  );
}
