import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { CalculatorRegular } from '@fluentui/react-icons/svg/calculator';
import { Link } from 'react-router-dom';
import { useOfferCalculatorQuery } from '@/api/assistants';
import { useTranslation } from '@/i18n/use-translation';
import { touchTarget } from '@/ui/touch-target';

const useStyles = makeStyles({
  root: {
    marginTop: '16px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStroke2),
    fontSize: '14px',
    lineHeight: '22px',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
    '& > p': { margin: '2px 0 0' },
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    '& > svg': { flexShrink: 0, fontSize: '18px', color: tokens.colorBrandForeground1 },
  },
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ...touchTarget,
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: '4px' },
  },
});

/** Below the answer to a question that asks for a calculation: the formula for it, which is no part of the answer. */
export function FormulaLine({ question }: { question: string }) {
  const styles = useStyles();
  const { t } = useTranslation('tools');
  const { currentData: offer } = useOfferCalculatorQuery({ question });
  if (!offer) return null;
  const { title, url, source, estimate, filled, open, unused } = offer;
  const name = source ? t('formula.named', { title, source }) : title;
  const list = (items: readonly string[]) => items.join(t('formula.join'));
  return (
    <section className={styles.root} aria-label={t('formula.label')} data-print="no">
      <div className={styles.head}>
        <CalculatorRegular aria-hidden />
        <span>{estimate ? t('formula.estimate', { name }) : t('formula.title', { name })}</span>
      </div>
      {filled.length > 0 && (
        <p>
          {t('formula.filled', {
            values: list(filled.map(({ symbol, value }) => `${symbol.replaceAll('_', '')} = ${value}`)),
          })}
        </p>
      )}
      {open.length > 0 && <p>{t('formula.open', { inputs: list(open) })}</p>}
      {unused.length > 0 && <p>{t('formula.unused', { values: list(unused) })}</p>}
      <p>
        <Link className={styles.link} to={url}>
          {t('formula.go')}
        </Link>
      </p>
    </section>
  );
}
