import { type ReactNode, useId } from 'react';
import type { Translate } from '@/i18n/translate';
import { useLocalize } from '@/i18n/use-localize';
import { useTranslation } from '@/i18n/use-translation';
import type { InputProblem } from '../../../setting/tool/read-input';
import type { Input } from '../../../setting/tool/tool';
import { useAssistantStyles } from '../assistant-styles';

interface Props {
  input: Input;
  value: string;
  problem: InputProblem | undefined;
  onChange: (value: string) => void;
}

const TYPES = { day: 'date', time: 'datetime-local' } as const;

function problemText(t: Translate<'tools'>, problem: InputProblem, value: string): string {
  if (problem.code === 'unclear') return t('problem.unclear', { value, a: problem.either[0], b: problem.either[1] });
  return t(`problem.${problem.code}`, { value, limit: 'limit' in problem ? problem.limit : '' });
}

/** One entry of a call, with what is wrong about it. */
export function ConnectedField({ input, value, problem, onChange }: Props): ReactNode {
  const styles = useAssistantStyles();
  const { t } = useTranslation('tools');
  const say = useLocalize();
  const id = useId();
  const { type, options, required } = input;
  const label = required ? say(input.label) : t('optional', { label: say(input.label) });
  const note = problem ? problemText(t, problem, value) : input.help && say(input.help);
  const shared = {
    ...{ id, name: input.name, value, className: styles.field, required },
    'aria-invalid': problem !== undefined,
    'aria-describedby': `${id}-note`,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  const offered = options ?? (type === 'yes-no' ? ['true', 'false'] : undefined);
  const shown = (one: string) => (type !== 'yes-no' || options ? one : one === 'true' ? t('yes') : t('no'));
  return (
    <div className={styles.stack} style={{ gap: '4px' }}>
      <label htmlFor={id}>{label}</label>
      {offered ? (
        <select {...shared}>
          <option value="">{t('choose')}</option>
          {offered.map((one) => (
            <option key={one} value={one}>
              {shown(one)}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type={type === 'day' || type === 'time' ? TYPES[type] : 'text'}
          inputMode={type === 'number' || type === 'integer' ? 'decimal' : undefined}
          maxLength={2000}
          autoComplete="off"
        />
      )}
      <p id={`${id}-note`} className={problem ? styles.error : styles.quiet}>
        {note}
      </p>
    </div>
  );
}
