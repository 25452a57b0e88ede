import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useControlStyles } from '@/ui/form/control-styles';
import type { LeafProps } from '@/ui/form/RuleTree';
import type { Condition } from '../../../../setting/activity/activity-document';
import type { Asked } from './asked-before';
import {
  type Comparison,
  compare,
  comparisonIn,
  comparisonsOf,
  isNumeric,
  type Value,
  valueIn,
  valuesOf,
  withParts,
} from './comparisons';
import { NumberInput } from './NumberInput';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '4px', '> *': { flex: '1 1 120px', minWidth: 0, maxWidth: '100%' } },
  question: { flex: '2 1 200px' },
});

interface Props extends LeafProps<Condition, 'answer'> {
  asked: readonly Asked[];
}

/** Question, comparison and value. What the document says stays offered, even if it fits no longer. */
export function AnswerLeaf({ rule, onChange, readOnly, asked }: Props): ReactNode {
  const styles = useStyles();
  const { control, select } = useControlStyles();
  const { t } = useTranslation('admin-definitions');
  const id = (rule as { question: string }).question;
  const comparison = comparisonIn(rule) ?? 'answered';
  const named = asked.find((one) => one.id === id);
  const comparisons = withOwn(comparisonsOf(named), comparison);
  return (
    <div className={styles.root}>
      <select
        className={mergeClasses(control, select, styles.question)}
        aria-label={t('condition.question')}
        value={id}
        disabled={readOnly}
        onChange={({ target: { value } }) => {
          const next = asked.find((one) => one.id === value);
          if (next) onChange(withParts(rule, next, comparison));
        }}
      >
        {!named && <option value={id}>{t('condition.noQuestion', { id })}</option>}
        {asked.map((one) => (
          <option key={one.id} value={one.id}>
            {t('condition.numbered', { n: one.n, title: one.title })}
          </option>
        ))}
      </select>
      <select
        className={mergeClasses(control, select)}
        aria-label={t('condition.comparison')}
        value={comparison}
        disabled={readOnly}
        onChange={({ target: { value } }) => named && onChange(withParts(rule, named, value as Comparison))}
      >
        {comparisons.map((each) => (
          <option key={each} value={each}>
            {t(`condition.is.${each}`)}
          </option>
        ))}
      </select>
      {comparison !== 'answered' && (
        <ValueControl
          {...{ named, comparison, readOnly }}
          value={valueIn(rule)}
          onChange={(value) => onChange(compare(id, comparison, value))}
        />
      )}
    </div>
  );
}

interface ValueProps {
  named: Asked | undefined;
  comparison: Comparison;
  value: Value;
  readOnly: boolean;
  onChange: (value: Value) => void;
}

function ValueControl({ named, comparison, value, readOnly, onChange }: ValueProps): ReactNode {
  const { control, select } = useControlStyles();
  const { t } = useTranslation('admin-definitions');
  const label = t('condition.value');
  const offered = valuesOf(named, comparison);
  const written = typeof value === (isNumeric(named) || comparison !== 'is' ? 'number' : 'string');
  if (!offered && written && typeof value === 'number')
    return <NumberInput {...{ label, value, readOnly, onChange }} />;
  if (!offered && written && typeof value === 'string')
    return (
      <input
        className={control}
        aria-label={label}
        type={named?.type === 'date' && (value === '' || DAY.test(value)) ? 'date' : 'text'}
        maxLength={40}
        autoComplete="off"
        value={value}
        readOnly={readOnly}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  const values = withOwn(offered ?? [isNumeric(named) ? 0 : ''], value);
  const nameOf = (one: Value) =>
    typeof one === 'boolean'
      ? one
        ? t('condition.yes')
        : t('condition.no')
      : (named?.choices.find((choice) => choice.id === one)?.text ?? String(one));
  return (
    <select
      className={mergeClasses(control, select)}
      aria-label={label}
      value={values.indexOf(value)}
      disabled={readOnly}
      onChange={(event) => onChange(values[Number(event.target.value)] ?? value)}
    >
      {values.map((one, n) => (
        <option key={`${typeof one} ${one}`} value={n}>
          {nameOf(one)}
        </option>
      ))}
    </select>
  );
}

/** A control for days would hide what is none. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const withOwn = <One,>(list: readonly One[], own: One): readonly One[] => (list.includes(own) ? list : [own, ...list]);
