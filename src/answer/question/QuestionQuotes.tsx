import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { useTranslation } from '@/i18n/use-translation';
import type { QuotedText } from '@/stream/use-quoted';

const useStyles = makeStyles({
  quoted: {
    marginBlock: '8px',
    paddingInlineStart: '12px',
    ...shorthands.borderLeft('3px', 'solid', tokens.colorBrandStroke2),
    fontSize: '14px',
    lineHeight: '22px',
    color: tokens.colorNeutralForeground2,
    '& summary': {
      display: 'flex',
      alignItems: 'baseline',
      gap: '8px',
      minHeight: '24px',
      cursor: 'pointer',
      '@media (pointer: coarse)': { minHeight: '44px', alignItems: 'center' },
      ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    },
    '&[open] summary > span:first-child': { display: 'none' },
  },
  words: {
    minWidth: 0,
    flex: '0 1 auto',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    ...shorthands.overflow('hidden'),
  },
  facts: { flexShrink: 0, fontSize: '12px', fontVariantNumeric: 'tabular-nums' },
  text: {
    margin: '4px 0 0',
    maxHeight: '40vh',
    overflowY: 'auto',
    fontFamily: 'inherit',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

/** The texts that a question quotes: one line each, expandable. */
export function QuestionQuotes({ quoted }: { quoted: readonly QuotedText[] }) {
  const styles = useStyles();
  const { t, i18n } = useTranslation('answer');
  return quoted.map(({ kind, text }) => (
    <details key={text} className={styles.quoted}>
      <summary>
        <span className={styles.words} dir="auto">
          {text.slice(0, 200)}
        </span>
        <span className={styles.facts}>
          {t(`quoted.${kind}`)} · {t('quoted.size', { size: text.length.toLocaleString(i18n.language) })}
        </span>
      </summary>
      <blockquote className={styles.text} dir="auto">
        {text}
      </blockquote>
    </details>
  ));
}
