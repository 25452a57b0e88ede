import { skipToken } from '@reduxjs/toolkit/query';
import { type ReactNode, useId, useState } from 'react';
import { useListAlarmMachinesQuery, useLookUpAlarmQuery } from '@/api/search';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorState } from '@/ui/ErrorState';
import { PlainButton } from '@/ui/PlainButton';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { textLanguageOf } from '../../../setting/text-language';
import { useAssistantStyles } from '../assistant-styles';
import { ChoiceEntry } from '../file/ChoiceEntry';
import { AlarmResult } from './AlarmResult';

const LONGEST = 300;

interface Props {
  /** What is looked up, as in the address; empty if nothing is. */
  alarm: string;
  maker: string;
  /** As the domain's questions are asked. */
  scope: readonly number[] | undefined;
  onLookUp: (alarm: string, maker: string) => void;
  /** The way to ask the same as a question. */
  ask: (words: string) => string;
}

/** Looks up an alarm code, as displayed, in the alarm lists and code tables that may be read here. */
export function AlarmLookup({ alarm, maker, scope, onLookUp, ask }: Props): ReactNode {
  const styles = useAssistantStyles();
  const { t, i18n } = useTranslation('alarm');
  const id = useId();
  const [text, setText] = useState(alarm);
  const [chosen, setChosen] = useState(maker);
  const [empty, setEmpty] = useState(false);
  const searched = scope?.length ? { scope: scope.join(',') } : {};
  const machines = useListAlarmMachinesQuery(searched).data ?? [];
  const lang = textLanguageOf(i18n.language);
  const asked = alarm ? { alarm, lang, ...(maker && { maker }), ...searched } : skipToken;
  const { currentData, error, isFetching, refetch } = useLookUpAlarmQuery(asked as typeof skipToken);
  const send = () => {
    setEmpty(text.trim() === '');
    if (text.trim()) onLookUp(text.trim(), chosen);
  };
  const known = machines.some(({ machine }) => machine === chosen) || chosen === '';
  const options = [
    { value: '', label: t('form.every') },
    ...(known ? [] : [{ value: chosen, label: chosen }]),
    ...machines.map(({ machine, alarms: count }) => ({
      value: machine,
      label: t('form.machine', { machine, alarms: t('form.alarms', { count }) }),
    })),
  ];
  return (
    <div className={styles.root}>
      <form
        className={styles.card}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <div className={styles.stack}>
          <div className={styles.fields}>
            {options.length > 1 && (
              <ChoiceEntry label={t('form.maker')} value={chosen} options={options} onChoose={setChosen} />
            )}
            <div>
              <label htmlFor={id}>{t('form.code')}</label>
              <input
                id={id}
                className={styles.field}
                style={{ display: 'block', width: '100%', marginTop: 4 }}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                enterKeyHint="search"
                maxLength={LONGEST}
                value={text}
                aria-invalid={empty || undefined}
                aria-describedby={`${id}-note`}
                onChange={(event) => {
                  setText(event.target.value);
                  setEmpty(false);
                }}
              />
            </div>
          </div>
          <p id={`${id}-note`} role={empty ? 'alert' : undefined} className={empty ? styles.error : styles.quiet}>
            {empty ? t('form.empty') : t('form.note')}
          </p>
          <div>
            <PlainButton type="submit" look="primary" className={styles.choice}>
              {t('form.send')}
            </PlainButton>
          </div>
        </div>
      </form>
      <div role="status">
        {isFetching && !currentData && <TextSkeleton label={t('loading')} />}
        {currentData && alarm && <AlarmResult found={currentData} alarm={alarm} maker={maker} ask={ask(alarm)} />}
      </div>
      {error && !isFetching && (
        <ErrorState level={3} title={t('failed')} text="" error={error} onRetry={() => void refetch()} />
      )}
    </div>
  );
}
