import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Under } from '@/i18n/translate';
import { useTranslation } from '@/i18n/use-translation';
import { isLocale } from '@/lib/is-locale';
import { languageName } from '@/lib/language-name';
import { fromLocalTime, toLocalTime } from '@/lib/local-time';
import type { Rule } from '@/renderer/types';
import { useControlStyles } from '@/ui/form/control-styles';
import type { LeafProps } from '@/ui/form/RuleTree';
import { CHOICES, type LEAVES } from './rule-kinds';

const useStyles = makeStyles({
  choices: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px' },
  choice: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '28px',
    fontSize: tokens.fontSizeBase200,
  },
  times: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  time: { display: 'flex', flexDirection: 'column', gap: '2px', fontSize: tokens.fontSizeBase200 },
});

type Props = LeafProps<Rule, (typeof LEAVES)[number]>;

/** One condition: role, language, screen, function or time. */
export function RuleLeaf({ rule, kind, onChange, readOnly }: Props): ReactNode {
  const styles = useStyles();
  const { t, i18n } = useTranslation('admin-editor');
  if (kind === 'time') return <TimeLeaf rule={rule} onChange={onChange} readOnly={readOnly} />;
  const nameOf = (value: string | number) => {
    const name = `${kind}.${value}` as Under<'admin-editor:rule.value'>;
    return isLocale(value) ? languageName(value, i18n.language) : t(`rule.value.${name}`);
  };
  const chosen = (rule[kind] ?? []) as readonly unknown[];
  const toggle = (value: unknown) => {
    const next = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
    // An empty rule would hide the block from everybody.
    if (next.length > 0) onChange({ [kind]: next } as Rule);
  };
  return (
    <div className={styles.choices}>
      {CHOICES[kind].map((value) => (
        <label key={value} className={styles.choice}>
          <input type="checkbox" checked={chosen.includes(value)} disabled={readOnly} onChange={() => toggle(value)} />
          {nameOf(value)}
        </label>
      ))}
    </div>
  );
}

function TimeLeaf({ rule, onChange, readOnly }: Omit<Props, 'kind'>): ReactNode {
  const styles = useStyles();
  const { control } = useControlStyles();
  const { t } = useTranslation('admin-editor');
  const time = rule.time ?? {};
  const put = (edge: 'from' | 'to', local: string) => {
    const { [edge]: _, ...rest } = time;
    const moment = fromLocalTime(local);
    const next = moment ? { ...rest, [edge]: moment } : rest;
    if (Object.keys(next).length > 0) onChange({ time: next });
  };
  return (
    <div className={styles.times}>
      {(['from', 'to'] as const).map((edge) => (
        <label key={edge} className={styles.time}>
          {t(`rule.time.${edge}`)}
          <input
            type="datetime-local"
            className={control}
            value={toLocalTime(time[edge])}
            readOnly={readOnly}
            onChange={(event) => put(edge, event.target.value)}
          />
        </label>
      ))}
    </div>
  );
}
