import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { DraftCall } from './draft';
import { LabelFields } from './LabelFields';
import { WordsField } from './WordsField';

const useStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 0, minWidth: 0 },
  legend: { padding: 0, fontWeight: tokens.fontWeightSemibold },
  list: { listStyleType: 'none', margin: '8px 0 0', padding: 0, display: 'flex', flexDirection: 'column', gap: '12px' },
  item: {
    padding: '8px 12px 12px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    overflowWrap: 'anywhere',
  },
  quiet: { margin: '0 0 8px 32px', color: tokens.colorNeutralForeground2 },
  error: { margin: '4px 0 0', color: tokens.colorStatusDangerForeground1 },
});

interface Props {
  calls: readonly DraftCall[];
  problem: string;
  onChange: (calls: DraftCall[]) => void;
}

/** The calls of a description: which people may make, and what they are named. */
export function CallList({ calls, problem, onChange }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-tools');
  const set = (at: number, part: Partial<DraftCall>) =>
    onChange(calls.map((call, n) => (n === at ? { ...call, ...part } : call)));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('editor.calls')}</legend>
      {problem && (
        <p role="alert" className={styles.error}>
          {problem}
        </p>
      )}
      <ul className={styles.list}>
        {calls.map(({ operation, chosen, problem: why }, n) => (
          <li key={`${operation.method} ${operation.path}`} className={styles.item}>
            <Checkbox
              label={`${operation.method} ${operation.path}`}
              checked={chosen}
              disabled={why !== undefined}
              onChange={(_, { checked }) => set(n, { chosen: checked === true })}
            />
            <p className={styles.quiet}>
              {why ? t(`problem.${why}`) : operation.method === 'GET' ? t('call.reads') : t('call.records')}
              {!why && operation.inputs.length > 0 && ` · ${operation.inputs.map(({ name }) => name).join(', ')}`}
            </p>
            {chosen && (
              <>
                <WordsField
                  label={t('call.name')}
                  words={operation.name}
                  longest={160}
                  tried
                  onChange={(name) => set(n, { operation: { ...operation, name } })}
                />
                <LabelFields operation={operation} onChange={(changed) => set(n, { operation: changed })} />
              </>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
