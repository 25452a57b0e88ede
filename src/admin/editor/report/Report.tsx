import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle';
import { InfoRegular } from '@fluentui/react-icons/svg/info';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { stepsOf } from '../../../../setting/pointer';
import type { EditorFinding, Severity } from '../types';
import { useEditor } from '../use-editor';
import { useView } from '../use-view';
import { usePlaceWords } from '../words/use-place-words';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: '4px' },
  line: {
    display: 'flex',
    gap: '8px',
    alignItems: 'baseline',
    width: '100%',
    minHeight: '28px',
    padding: '4px 8px',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    textAlign: 'start',
    color: tokens.colorNeutralForeground1,
    backgroundColor: 'transparent',
    border: 0,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
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
  clean: {
    display: 'flex',
    gap: '8px',
    alignItems: 'center',
    margin: 0,
    padding: '12px',
    fontSize: tokens.fontSizeBase200,
  },
});

const ICONS: Record<Severity, ReactNode> = {
  error: <ErrorCircleRegular aria-hidden="true" />,
  warning: <WarningRegular aria-hidden="true" />,
  info: <InfoRegular aria-hidden="true" />,
};

/** All findings for the draft, each linked to its cause. Only errors block publishing. */
export function Report(): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-editor');
  const { findings, body, select, openPage } = useEditor();
  const way = usePlaceWords();
  const { middle, setMiddle, showJson } = useView();
  const jump = ({ pointer, offset }: EditorFinding) => {
    if (offset !== undefined) return showJson('');
    const [root, page] = stepsOf(pointer);
    if (root === 'pages' && page !== undefined) openPage(page);
    if (middle === 'json') setMiddle('both');
    select(pointer, { focus: true });
  };
  if (findings.length === 0) {
    return (
      <p className={styles.clean}>
        <CheckmarkCircleRegular aria-hidden="true" /> {t('report.clean')}
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {findings.map((finding) => (
        <li key={`${finding.kind} ${finding.pointer} ${finding.offset ?? ''} ${finding.message}`}>
          <button type="button" className={styles.line} onClick={() => jump(finding)}>
            <span className={mergeClasses(styles.icon, styles[finding.severity])}>{ICONS[finding.severity]}</span>
            <span>
              {t(`report.severity.${finding.severity}`)} {finding.message}
              <span className={styles.where}>{way(finding.pointer, body).join(' › ') || t('report.text')}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
