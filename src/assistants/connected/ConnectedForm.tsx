import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { messageOf } from '@/api/api-error';
import type { Data } from '@/api/paths';
import { useCallConnectedToolMutation } from '@/api/tools';
import { useLocalize } from '@/i18n/use-localize';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorState } from '@/ui/ErrorState';
import { PlainButton } from '@/ui/PlainButton';
import { readInput } from '../../../setting/tool/read-input';
import { useAssistantStyles } from '../assistant-styles';
import { ConnectedField } from './ConnectedField';
import { ConnectedResult } from './ConnectedResult';

interface Props {
  tool: string;
  operation: Data<'listConnectedTools'>[number]['operations'][number];
}

/** A call of another system as a form. One that writes there is sent after a second press only. */
export function ConnectedForm({ tool, operation }: Props): ReactNode {
  const styles = useAssistantStyles();
  const { t } = useTranslation('tools');
  const say = useLocalize();
  const { inputs, effect } = operation;
  const [values, setValues] = useState(() => Object.fromEntries(inputs.map((one) => [one.name, one.initial ?? ''])));
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const [send, { data, error, isLoading }] = useCallConnectedToolMutation();
  const form = useRef<HTMLFormElement>(null);
  const problems = new Map(
    inputs.flatMap((one) => {
      const read = readInput(one, values[one.name]);
      return 'problem' in read ? [[one.name, read.problem] as const] : [];
    }),
  );
  const go = () => {
    setAsking(false);
    void send({ tool, operation: operation.id, values: sent(values) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [first] = problems.keys();
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus();
    else if (effect === 'record' && !asking) setAsking(true);
    else if (!isLoading) go();
  };
  return (
    <div className={styles.root}>
      <form ref={form} className={styles.card} noValidate onSubmit={submit}>
        <div className={styles.stack}>
          <div className={styles.fields}>
            {inputs.map((input) => (
              <ConnectedField
                key={`${input.in} ${input.name}`}
                input={input}
                value={values[input.name] ?? ''}
                problem={tried ? problems.get(input.name) : undefined}
                onChange={(value) => {
                  setAsking(false);
                  setValues({ ...values, [input.name]: value });
                }}
              />
            ))}
          </div>
          {asking && (
            <p role="alert" className={styles.warning}>
              {t('confirm.text', { name: say(operation.name) })}
            </p>
          )}
          <div className={styles.row}>
            <PlainButton type="submit" look="primary" aria-disabled={isLoading}>
              {isLoading ? t('sending') : asking ? t('confirm.go') : effect === 'read' ? t('send') : t('record')}
            </PlainButton>
            {asking && <PlainButton onClick={() => setAsking(false)}>{t('confirm.back')}</PlainButton>}
          </div>
        </div>
      </form>
      <div aria-live="polite">
        {error !== undefined && !isLoading && (
          <ErrorState level={2} title={t('failed')} text={messageOf(error) ?? ''} error={error} />
        )}
        {data && !isLoading && <ConnectedResult name={say(operation.name)} result={data} />}
      </div>
    </div>
  );
}

/** Empty entries are not sent. */
const sent = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value));
