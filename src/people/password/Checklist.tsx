import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { CircleRegular } from '@fluentui/react-icons/svg/circle';
import { DismissCircleRegular } from '@fluentui/react-icons/svg/dismiss-circle';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { visuallyHidden } from '@/ui/visually-hidden';
import { judgePassword } from '../../../setting/person/password-rules';

const RULES = ['length', 'kinds', 'sequence', 'repeat'] as const;
const KINDS = ['lowercase', 'uppercase', 'digit', 'special'] as const;

const useStyles = makeStyles({
  list: { display: 'grid', gap: '4px', margin: 0, padding: 0, listStyleType: 'none', fontSize: tokens.fontSizeBase200 },
  inner: { gridTemplateColumns: '1fr 1fr', marginTop: '4px', marginInlineStart: '24px' },
  rule: { color: tokens.colorNeutralForeground2 },
  line: { display: 'flex', alignItems: 'center', gap: '6px' },
  icon: { flex: '0 0 16px', fontSize: '16px' },
  good: { color: tokens.colorPaletteGreenForeground1 },
  bad: { color: tokens.colorPaletteRedForeground1 },
  hidden: { ...visuallyHidden },
});

/**
 * The password rules and whether each is met, updated while typing. Icon and text, not colour alone, show the state.
 */
export function Checklist({ id, password }: { id: string; password: string }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const verdict = judgePassword(password);
  const typed = password !== '';
  return (
    <ul id={id} className={styles.list} aria-label={t('rules.label')}>
      {RULES.map((rule) => (
        <li key={rule} className={styles.rule}>
          <Line state={stateOf(typed, verdict[rule])}>{t(`rules.${rule}`)}</Line>
          {rule === 'kinds' && (
            <ul className={mergeClasses(styles.list, styles.inner)}>
              {KINDS.map((kind) => (
                <li key={kind}>
                  <Line state={verdict[kind] ? 'good' : 'open'}>{t(`rules.${kind}`)}</Line>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

type State = 'open' | 'good' | 'bad';
const ICONS = { open: CircleRegular, good: CheckmarkCircleRegular, bad: DismissCircleRegular };

const stateOf = (typed: boolean, holds: boolean): State => (!typed ? 'open' : holds ? 'good' : 'bad');

function Line({ state, children }: { state: State; children: ReactNode }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const Icon = ICONS[state];
  return (
    <span className={mergeClasses(styles.line, state !== 'open' && styles[state])}>
      <Icon className={styles.icon} aria-hidden />
      <span>{children}</span>
      <span className={styles.hidden}>{t(`rules.state.${state}`)}</span>
    </span>
  );
}
