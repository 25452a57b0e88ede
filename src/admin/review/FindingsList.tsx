import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle';
import { InfoRegular } from '@fluentui/react-icons/svg/info';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import type { ReactNode } from 'react';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';

export type Finding = Data<'checkSetting'>['findings'][number];

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    overflow: 'hidden',
  },
  row: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '10px',
    padding: '8px 12px',
    ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  },
  icon: { flex: '0 0 auto', marginTop: '2px', fontSize: '18px' },
  words: { flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' },
  place: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  error: { color: tokens.colorStatusDangerForeground1 },
  warning: { color: tokens.colorStatusWarningForeground3 },
  info: { color: tokens.colorNeutralForeground3 },
});

const ICONS = { error: ErrorCircleRegular, warning: WarningRegular, info: InfoRegular };
const ORDER = { error: 0, warning: 1, info: 2 };

interface Props {
  findings: readonly Finding[];
  onJump?: ((pointer: string) => void) | undefined;
}

/** What the checks found: what blocks publishing first. */
export function FindingsList({ findings, onJump }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  // A schema with alternatives says the same once for each of them.
  const each = new Map(findings.map((finding) => [`${finding.kind} ${finding.pointer} ${finding.message}`, finding]));
  const sorted = [...each].sort(([, a], [, b]) => ORDER[a.severity] - ORDER[b.severity]);
  return (
    <ul className={styles.list}>
      {sorted.map(([key, finding]) => {
        const Icon = ICONS[finding.severity];
        return (
          <li key={key} className={styles.row}>
            <Icon
              className={mergeClasses(styles.icon, styles[finding.severity])}
              aria-label={t(`finding.${finding.severity}`)}
            />
            <div className={styles.words}>
              <div>{finding.message}</div>
              {finding.pointer && <code className={styles.place}>{finding.pointer}</code>}
            </div>
            {onJump && (
              <Button size="small" appearance="subtle" onClick={() => onJump(finding.pointer)}>
                {t('change.jump')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
