import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTranslation } from '@/i18n/use-translation';
import { touchTarget } from '@/ui/touch-target';
import { visuallyHidden } from '@/ui/visually-hidden';
import { type Numbered, percentOf } from './numbered';

const useStyles = makeStyles({
  scroll: {
    maxHeight: '360px',
    overflow: 'auto',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: '14px',
    lineHeight: '20px',
    fontVariantNumeric: 'tabular-nums',
  },
  caption: { ...visuallyHidden },
  cell: { padding: '4px 8px', textAlign: 'right', borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
  head: {
    position: 'sticky',
    top: 0,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  chosen: { backgroundColor: tokens.colorBrandBackground2 },
  button: {
    minWidth: '36px',
    minHeight: '28px',
    ...touchTarget,
    font: 'inherit',
    color: tokens.colorBrandForegroundLink,
    backgroundColor: 'transparent',
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusSmall,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

interface Props {
  objects: readonly Numbered[];
  chosen: number | null;
  onChoose: (index: number | null) => void;
}

const COLUMNS = ['number', 'score', 'x', 'y', 'width', 'height'] as const;

/** All objects as a table, which is also the picture's text alternative. */
export function ObjectTable({ objects, chosen, onChoose }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('picture');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard.
    <section className={styles.scroll} aria-label={t('table.caption')} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('table.caption')}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={mergeClasses(styles.cell, styles.head)}>
                {t(`table.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {objects.map(({ index, score, drawn, ...box }) => (
            <tr key={index} className={mergeClasses(index === chosen && styles.chosen)}>
              <td className={styles.cell}>
                <button
                  type="button"
                  className={styles.button}
                  aria-pressed={index === chosen}
                  aria-label={t('table.select', { index })}
                  onClick={() => onChoose(index === chosen ? null : index)}
                >
                  {index}
                </button>
              </td>
              <td className={styles.cell}>{drawn ? t('table.drawn') : `${percentOf(score)}%`}</td>
              {[box.x, box.y, box.width, box.height].map((value, at) => (
                <td key={COLUMNS[at + 2]} className={styles.cell}>
                  {Math.round(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
