import { mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLocalize } from '@/i18n/use-localize';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { readNumber } from '../../../setting/assistant/calculator/read-number';
import type { Procedure, Value } from '../../../setting/assistant/procedure/state';
import type { Asked } from '../../../setting/assistant/procedure/step';
import { useAssistantStyles } from '../assistant-styles';
import { EvidenceList } from '../evidence/EvidenceList';
import { numberProblem } from '../number-problem';

interface Props {
  procedure: Procedure;
  asked: Asked;
  /** Moves the focus to the question: after an answer, not when the page opens. */
  focus: boolean;
  onAnswer: (value: Value) => void;
  /** The way to ask a question in these words. */
  ask?: ((words: string) => string) | undefined;
}

/** One question at a time, with its help and the reason it is asked. */
export function Question({ procedure, asked, focus, onAnswer, ask }: Props): ReactNode {
  const styles = useAssistantStyles();
  const { t } = useTranslation('guided');
  const say = useLocalize();
  const heading = useRef<HTMLLegendElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  const { text, help, evidence, minutes } = partOf(asked);
  return (
    <fieldset className={styles.card}>
      <legend ref={heading} tabIndex={-1} className={styles.title} style={{ float: 'left', width: '100%', padding: 0 }}>
        {say(text)}
      </legend>
      <div className={styles.stack} style={{ clear: 'both', paddingTop: '12px' }}>
        {help && <p className={styles.quiet}>{say(help)}</p>}
        {asked.kind === 'observation' && asked.observation.danger && (
          <p className={styles.warning}>{t('procedure.danger')}</p>
        )}
        <Answers procedure={procedure} asked={asked} onAnswer={onAnswer} />
        {minutes !== undefined && <p className={styles.quiet}>{t('procedure.minutes', { minutes })}</p>}
        <EvidenceList evidence={evidence} summary={t('evidence.why')} />
        {ask && (
          <Link className={styles.screenOnly} to={ask(say(text))}>
            {t('procedure.ask')}
          </Link>
        )}
      </div>
    </fieldset>
  );
}

function partOf(asked: Asked) {
  if (asked.kind === 'node') return asked.node;
  if (asked.kind === 'observation') return asked.observation;
  return { ...asked.item, minutes: undefined };
}

function Answers({ procedure, asked, onAnswer }: Omit<Props, 'focus' | 'ask'>) {
  const styles = useAssistantStyles();
  const { t } = useTranslation('guided');
  const say = useLocalize();
  const choose = (value: Value, label: string, quiet?: boolean) => (
    <PlainButton
      key={label}
      className={styles.choice}
      look={quiet ? 'quiet' : 'outline'}
      onClick={() => onAnswer(value)}
    >
      {label}
    </PlainButton>
  );
  const notKnown = choose(null, t('procedure.notKnown'), true);
  if (asked.kind === 'observation')
    return (
      <div className={styles.row}>
        {choose('yes', t('procedure.yes'))}
        {choose('no', t('procedure.no'))}
        {notKnown}
      </div>
    );
  if (asked.kind === 'item') {
    const { record } = asked.item;
    return (
      <div className={styles.stack}>
        {record ? (
          <NumberAnswer limits={record} label={say(record.label)} onAnswer={onAnswer} />
        ) : (
          <div className={styles.row}>{choose('done', t('procedure.done'))}</div>
        )}
        <div className={styles.row}>{choose(null, t('procedure.skip'), true)}</div>
      </div>
    );
  }
  const { node } = asked;
  if (node.kind === 'do') return <div className={styles.row}>{choose('done', t('procedure.done'))}</div>;
  const fact = procedure.kind === 'tree' && node.fact ? procedure.facts[node.fact] : undefined;
  if (fact?.type === 'number')
    return (
      <div className={styles.stack}>
        <NumberAnswer limits={fact} label={say(fact.label)} strict onAnswer={onAnswer} />
        <div className={styles.row}>{notKnown}</div>
      </div>
    );
  const options = fact?.options ?? node.options ?? [];
  return (
    <div className={styles.row}>
      {options.map(({ id, label }) => choose(id, say(label)))}
      {notKnown}
    </div>
  );
}

interface NumberProps {
  limits: { unit?: string; min?: number; max?: number };
  label: string;
  /** Values outside the limits are refused; otherwise they are recorded. */
  strict?: boolean;
  onAnswer: (value: Value) => void;
}

function NumberAnswer({ limits: { unit, min, max }, label, strict, onAnswer }: NumberProps) {
  const styles = useAssistantStyles();
  const { t } = useTranslation('guided');
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const shownUnit = unit === undefined || unit === '1' ? '' : unit;
  const range = min !== undefined && max !== undefined ? t('number.range', { min, max, unit: shownUnit }) : undefined;
  const send = () => {
    if (unit === undefined) {
      if (text.trim()) onAnswer(text.trim());
      else setProblem(t('number.empty'));
      return;
    }
    const read = readNumber(text);
    if ('problem' in read) setProblem(numberProblem(t, text, read, shownUnit));
    else if (strict && min !== undefined && max !== undefined && (read.value < min || read.value > max))
      setProblem(t('number.outside', { value: text, min, max, unit: shownUnit }));
    else onAnswer(read.value);
  };
  return (
    <form
      className={styles.stack}
      style={{ gap: '8px' }}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.field}
          inputMode={unit === undefined ? 'text' : 'decimal'}
          autoComplete="off"
          maxLength={200}
          value={text}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(undefined);
          }}
        />
        {unit && unit !== '1' && <span>{unit}</span>}
        <PlainButton type="submit" look="primary" className={styles.choice}>
          {t('procedure.answer')}
        </PlainButton>
      </div>
      <p
        id={`${id}-note`}
        role={problem ? 'alert' : undefined}
        className={mergeClasses(problem ? styles.error : styles.quiet)}
      >
        {problem ?? range}
      </p>
    </form>
  );
}
