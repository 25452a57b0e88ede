import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useLocalize } from '@/i18n/use-localize';
import { useTranslation } from '@/i18n/use-translation';
import { Heading } from '@/ui/Heading';
import {
  type Calculation,
  type Calculator,
  inUnit,
  type StepResult,
} from '../../../setting/assistant/calculator/calculate';
import { showNumber } from '../../../setting/assistant/calculator/show-number';
import { useAssistantStyles } from '../assistant-styles';
import { SymbolText } from './SymbolText';
import { inSymbols, inValues } from './shown-steps';

const useStyles = makeStyles({
  formula: { margin: 0, fontFamily: tokens.fontFamilyMonospace, fontSize: '14px' },
  badge: {
    display: 'inline-block',
    padding: '0 8px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorStatusWarningBorder1}`,
    color: tokens.colorStatusWarningForeground1,
  },
});

interface Props {
  document: Calculator;
  calculation: Calculation;
}

/** The results, set large, with what they are worth; under them the way there. */
export function Results({ document, calculation }: Props): ReactNode {
  const styles = useAssistantStyles();
  const own = useStyles();
  const { t } = useTranslation('guided');
  const say = useLocalize();
  const results = document.outputs.flatMap((id) => calculation.steps.filter(({ step }) => step.id === id));
  return (
    <>
      <section className={mergeClasses(styles.card, styles.stack)} aria-live="polite">
        {(document.estimate || calculation.outside.length > 0) && (
          <div className={styles.row}>
            {document.estimate && <span className={own.badge}>{t('calculator.estimate')}</span>}
            {calculation.outside.length > 0 && <span className={own.badge}>{t('calculator.outside')}</span>}
          </div>
        )}
        {results.map((result, n) => (
          <Output key={result.step.id} result={result} large={n === 0} />
        ))}
        {calculation.outside.map(({ text }) => (
          <p key={say(text)} className={styles.warning}>
            {say(text)}
          </p>
        ))}
      </section>
      <section className={styles.card}>
        <Heading level={3} className={styles.small}>
          {t('calculator.way')}
        </Heading>
        <ol className={styles.list}>
          {calculation.steps.map((result) => (
            <li key={result.step.id}>
              {say(result.step.label)}
              <p className={own.formula}>
                <SymbolText text={result.step.symbol} /> = {inSymbols(calculation, result)}
              </p>
              {result.value !== undefined && (
                <p className={own.formula}>
                  = {inValues(calculation, result)} = {showNumber(result.value, result.step.digits)}{' '}
                  {result.step.unit === '1' ? '' : result.step.unit}
                </p>
              )}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function Output({ result: { step, value, undefinedHere }, large }: { result: StepResult; large: boolean }) {
  const styles = useAssistantStyles();
  const { t } = useTranslation('guided');
  const say = useLocalize();
  const units = step.units ?? [step.unit];
  const [chosen, setChosen] = useState(units[0] as string);
  const unit = units.includes(chosen) ? chosen : (units[0] as string);
  const label = say(step.label);
  return (
    <div>
      <p className={styles.quiet}>
        {label} <SymbolText text={step.symbol} />
      </p>
      {value === undefined ? (
        <p className={undefinedHere ? styles.error : styles.quiet}>
          {undefinedHere ? t('calculator.noValue') : t('calculator.missing')}
        </p>
      ) : (
        <div className={styles.row}>
          <span className={large ? styles.value : undefined}>
            {showNumber(inUnit(value, step.unit, unit), step.digits)}
          </span>
          {units.length > 1 ? (
            <select
              aria-label={t('calculator.unitOf', { label })}
              className={styles.field}
              value={unit}
              onChange={(event) => setChosen(event.target.value)}
            >
              {units.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          ) : (
            unit !== '1' && <span>{unit}</span>
          )}
        </div>
      )}
    </div>
  );
}
