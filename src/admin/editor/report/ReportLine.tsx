import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle';
import { InfoRegular } from '@fluentui/react-icons/svg/info';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { lineButton } from '../../shell/line-button';
import type { Severity } from '../types';

const useStyles = makeStyles({
  line: {
    ...lineButton,
    alignItems: 'baseline',
    width: '100%',
    padding: '4px 8px',
  },
  icon: { flexShrink: 0, alignSelf: 'center', display: 'flex' },
  error: { color: tokens.colorPaletteRedForeground1 },
  warning: { color: tokens.colorPaletteDarkOrangeForeground1 },
  info: { color: tokens.colorNeutralForeground3 },
  // On its own line: beside the text it would be cut within a step.
  where: {
    display: 'block',
    fontSize: tokens.fontSizeBase100,
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
});

const ICONS: Record<Severity, ReactNode> = {
  error: <ErrorCircleRegular aria-hidden="true" />,
  warning: <WarningRegular aria-hidden="true" />,
  info: <InfoRegular aria-hidden="true" />,
};

interface Props {
  severity: Severity;
  message: string;
  where: string;
  onJump: () => void;
}

/** One finding, which leads to its cause. */
export function ReportLine({ severity, message, where, onJump }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-editor');
  return (
    <li>
      <button type="button" className={styles.line} onClick={onJump}>
        <span className={mergeClasses(styles.icon, styles[severity])}>{ICONS[severity]}</span>
        <span>
          {t(`report.severity.${severity}`)} {message}
          <span className={styles.where}>{where}</span>
        </span>
      </button>
    </li>
  );
}
