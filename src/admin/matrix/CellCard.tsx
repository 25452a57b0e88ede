import { makeStyles, tokens } from '@fluentui/react-components';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { languageName } from '@/lib/language-name';
import type { Cell, Verdict } from './cell';
import { countKinds } from './count-kinds';
import { gradeOf } from './gather-cells';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    overflow: 'hidden',
    ':hover': { borderTopColor: tokens.colorNeutralStroke1Hover, boxShadow: tokens.shadow4 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  // The top of the page, which visitors see first.
  window: { display: 'block', height: '150px', overflow: 'hidden', backgroundColor: tokens.colorNeutralBackground4 },
  picture: { display: 'block', width: '100%', height: 'auto' },
  words: {
    padding: '6px 8px 8px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    minWidth: 0,
  },
  label: { display: 'block', fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2 },
  view: { display: 'block', color: tokens.colorNeutralForeground2 },
  marks: { display: 'flex', flexWrap: 'wrap', gap: '2px 8px', marginTop: '2px' },
  fine: { color: tokens.colorStatusSuccessForeground1 },
  error: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
  warning: { color: tokens.colorStatusWarningForeground3 },
  finding: { display: 'block', minWidth: 0, width: '100%' },
  // The details in text, since keyboard and touch cannot hover. The title has them in full.
  details: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground2,
  },
});

interface Props {
  cell: Cell;
  name: string;
  /** Of this view and of those that look the same and share the verdict. */
  roles: string;
  verdict: Verdict | undefined;
}

/**
 * One view: its picture, name and findings, linked to the view. A card is drawn again only for its own verdict, since
 * drawing all of them for each took a tenth of a run.
 */
export const CellCard = memo(function CellCard({ cell, name, roles, verdict }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-preview');
  const { viewport, locale, theme, state } = cell.context;
  return (
    <Link to={cell.href} className={styles.root} data-verdict={gradeOf(verdict)}>
      {verdict && (
        <span className={styles.window}>
          {verdict.picture && <img className={styles.picture} src={verdict.picture} alt="" />}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.label}>{name}</span>
        <span className={styles.view}>
          {viewport} · {languageName(locale)} · {roles}
          {theme !== 'auto' && ` · ${t(`theme.${theme}`)}`}
          {state !== 'ready' && ` · ${t(`state.${state}`)}`}
        </span>
        <span className={styles.marks}>
          <Marks verdict={verdict} />
          {cell.partial && <span className={styles.quiet}>{t('fixtures.partial')}</span>}
        </span>
      </span>
    </Link>
  );
});

function Marks({ verdict }: { verdict: Verdict | undefined }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-preview');
  if (!verdict) return <span className={styles.quiet}>{t('matrix.waiting')}</span>;
  if (verdict.failed) return <span className={styles.error}>{t('matrix.failed', { reason: verdict.failed })}</span>;
  const kinds = countKinds(verdict.findings);
  return (
    <>
      {kinds.length === 0 && <span className={styles.fine}>✓ {t('matrix.fine')}</span>}
      {kinds.map(({ kind, count, severity, details }) => (
        <span key={kind} title={details} className={styles.finding}>
          <span className={severity === 'error' ? styles.error : styles.warning}>
            {severity === 'error' ? '✗' : '!'} {t(`finding.${kind}`)} {count}
          </span>
          {details && <span className={styles.details}>{details}</span>}
        </span>
      ))}
      {verdict.incomplete && <span className={styles.warning}>! {t('matrix.incomplete')}</span>}
    </>
  );
}
