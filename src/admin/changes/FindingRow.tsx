import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle';
import { InfoRegular } from '@fluentui/react-icons/svg/info';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';

export const useFindingStyles = makeStyles({
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

interface Props {
  severity: keyof typeof ICONS;
  message: string;
  place: string;
  onJump?: (() => void) | undefined;
}

/** One line of a report: severity, text, place and a link to it. */
export function FindingRow({ severity, message, place, onJump }: Props): ReactNode {
  const styles = useFindingStyles();
  const { t } = useTranslation('admin');
  const Icon = ICONS[severity];
  return (
    <li className={styles.row}>
      <Icon className={mergeClasses(styles.icon, styles[severity])} aria-label={t(`finding.${severity}`)} />
      <div className={styles.words}>
        <div>{message}</div>
        {place && <div className={styles.place}>{place}</div>}
      </div>
      {onJump && (
        <Button size="small" appearance="subtle" onClick={onJump}>
          {t('change.jump')}
        </Button>
      )}
    </li>
  );
}
