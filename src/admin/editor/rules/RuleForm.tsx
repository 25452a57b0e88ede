import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { Rule } from '@/renderer/types';
import { useControlStyles } from '@/ui/form/control-styles';
import { PlainButton } from '@/ui/PlainButton';
import { RuleLeaf } from './RuleLeaf';
import { asKind, KINDS, kindOf, newRule, type RuleKind } from './rule-kinds';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '6px', minWidth: 0 },
  head: { display: 'flex', gap: '4px', alignItems: 'center' },
  inner: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    paddingInlineStart: '12px',
    borderLeft: `2px solid ${tokens.colorNeutralStroke2}`,
  },
  add: { alignSelf: 'flex-start' },
});

/** The renderer reads at most sixteen levels; a form becomes unusable long before. */
const DEEPEST = 4;

interface Props {
  rule: Rule;
  /** undefined removes the rule. */
  onChange: (rule: Rule | undefined) => void;
  readOnly: boolean;
  depth: number;
}

export function RuleForm({ rule, onChange, readOnly, depth }: Props): ReactNode {
  const styles = useStyles();
  const control = useControlStyles();
  const { t } = useTranslation('admin-editor');
  const kind = kindOf(rule);
  const kinds = depth < DEEPEST ? KINDS : KINDS.filter((each) => !['all', 'any', 'not'].includes(each));
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <select
          className={control.control}
          aria-label={t('rule.kindLabel')}
          value={kind ?? ''}
          disabled={readOnly}
          onChange={(event) => onChange(asKind(rule, event.target.value as RuleKind, Date.now()))}
        >
          {!kind && <option value="">{Object.keys(rule).join(' + ')}</option>}
          {kinds.map((each) => (
            <option key={each} value={each}>
              {t(`rule.kind.${each}`)}
            </option>
          ))}
        </select>
        <PlainButton
          look="quiet"
          iconOnly
          className={control.icon}
          disabled={readOnly}
          aria-label={t('rule.remove')}
          onClick={() => onChange(undefined)}
        >
          <DeleteRegular />
        </PlainButton>
      </div>
      {kind === 'all' || kind === 'any' || kind === 'not' ? (
        <RuleGroup rule={rule} kind={kind} onChange={onChange} readOnly={readOnly} depth={depth} />
      ) : (
        kind && <RuleLeaf rule={rule} kind={kind} onChange={onChange} readOnly={readOnly} />
      )}
    </div>
  );
}

function RuleGroup({ rule, kind, onChange, readOnly, depth }: Props & { kind: 'all' | 'any' | 'not' }): ReactNode {
  const styles = useStyles();
  const control = useControlStyles();
  const { t } = useTranslation('admin-editor');
  const parts = kind === 'not' ? (rule.not ? [rule.not] : []) : (rule[kind] ?? []);
  const write = (next: Rule[]) => {
    if (next.length === 0) return onChange(undefined);
    onChange(kind === 'not' ? { not: next[0] as Rule } : ({ [kind]: next } as Rule));
  };
  const put = (at: number, part: Rule | undefined) =>
    write(parts.flatMap((each, index) => (index === at ? (part ?? []) : each)));
  return (
    <div className={styles.inner}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no id, and its form keeps no state.
        <RuleForm key={index} rule={part} onChange={(next) => put(index, next)} readOnly={readOnly} depth={depth + 1} />
      ))}
      {kind !== 'not' && (
        <PlainButton
          look="quiet"
          className={mergeClasses(control.small, styles.add)}
          disabled={readOnly || parts.length >= 16}
          onClick={() => write([...parts, newRule('role', Date.now())])}
        >
          <AddRegular aria-hidden="true" /> {t('rule.addPart')}
        </PlainButton>
      )}
    </div>
  );
}
