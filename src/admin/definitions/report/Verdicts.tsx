import { Badge, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { Verdict } from '../types';

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  row: {
    padding: '8px 12px',
    overflowWrap: 'anywhere',
    ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  before: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  reasons: { margin: '4px 0 0', paddingInlineStart: '20px' },
});

/** How each case went with the draft, beside how it goes with what visitors get now. */
export function Verdicts({ verdicts }: { verdicts: readonly Verdict[] }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-definitions');
  const before = (verdict: Verdict) => {
    if (verdict.before === null) return t('case.beforeNone');
    return verdict.before ? t('case.beforePassed') : t('case.beforeFailed');
  };
  return (
    <ul className={styles.list}>
      {verdicts.map((verdict) => (
        <li key={verdict.id} className={styles.row}>
          <div className={styles.head}>
            <Badge appearance="tint" color={verdict.passed ? 'success' : verdict.must ? 'danger' : 'warning'}>
              {verdict.passed ? t('case.passed') : t('case.failed')}
            </Badge>
            <strong>{verdict.id}</strong>
            {verdict.must && <Badge appearance="outline">{t('case.must')}</Badge>}
            <span className={styles.before}>{before(verdict)}</span>
          </div>
          {verdict.failures.length > 0 && (
            <ul className={styles.reasons}>
              {verdict.failures.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
