import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { pointer } from '../../../setting/pointer';
import { PlainButton } from '../PlainButton';
import { useControlStyles } from './control-styles';
import { isJoin, JOINS, type Join, kindIn, partsOf, type RuleLanguage, toKind } from './rule-kinds';

const useStyles = makeStyles({
  root: {
    margin: 0,
    padding: 0,
    border: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: '6px',
    minWidth: 0,
    scrollMarginTop: '64px',
  },
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

/** Rules are read to sixteen levels and more; a form becomes unusable long before. */
const DEEPEST = 4;

export interface LeafProps<Rule, Leaf> {
  rule: Rule;
  kind: Leaf;
  onChange: (rule: Rule) => void;
  readOnly: boolean;
}

interface Props<Rule extends object, Leaf extends string> {
  rule: Rule;
  /** undefined removes the rule. */
  onChange: (rule: Rule | undefined) => void;
  readOnly: boolean;
  language: RuleLanguage<Rule, Leaf>;
  nameOf: (leaf: Leaf) => string;
  /** The controls of one leaf. */
  leaf: (props: LeafProps<Rule, Leaf>) => ReactNode;
  mostParts: number;
  label: string;
  /** JSON pointer of the rule, for reports that lead here and for its faults. */
  at?: string | undefined;
  /** What is wrong with the rule at this pointer itself, not with its parts. */
  faultsAt?: ((at: string) => readonly string[]) | undefined;
  depth?: number;
}

/** A rule of all, any and not over leaves, as nested groups of native controls. */
export function RuleTree<Rule extends object, Leaf extends string>(props: Props<Rule, Leaf>): ReactNode {
  const { rule, onChange, readOnly, language, nameOf, leaf, label, at, faultsAt, depth = 0 } = props;
  const styles = useStyles();
  const control = useControlStyles();
  const { t } = useTranslation('form');
  const select = useRef<HTMLSelectElement>(null);
  const id = useId();
  const kind = kindIn(language, rule);
  const joins = depth < DEEPEST ? JOINS : JOINS.filter((each) => each === kind);
  // What the document says stays, even where it is not offered.
  const { leaves: offered } = language;
  const leaves = !kind || isJoin(kind) || offered.includes(kind) ? offered : [...offered, kind];
  const faults = (at !== undefined && faultsAt?.(at)) || [];
  return (
    <fieldset
      className={styles.root}
      aria-label={label}
      aria-describedby={faults.length > 0 ? id : undefined}
      data-pointer={at}
    >
      <div className={styles.head}>
        <select
          ref={select}
          className={mergeClasses(control.control, control.select, faults.length > 0 && control.invalid)}
          aria-label={t('rule.kind')}
          value={kind ?? ''}
          disabled={readOnly}
          onChange={(event) => onChange(toKind(language, rule, event.target.value as Join | Leaf))}
        >
          {!kind && <option value="">{Object.keys(rule).join(' + ')}</option>}
          {leaves.map((each) => (
            <option key={each} value={each}>
              {nameOf(each)}
            </option>
          ))}
          {joins.map((each) => (
            <option key={each} value={each}>
              {t(`rule.join.${each}`)}
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
      {faults.length > 0 && (
        <p id={id} className={control.fault} data-fault={at}>
          {faults.join(' ')}
        </p>
      )}
      {isJoin(kind) ? (
        <Parts {...props} kind={kind} depth={depth} onLeave={() => select.current?.focus()} />
      ) : (
        kind && leaf({ rule, kind, onChange, readOnly })
      )}
    </fieldset>
  );
}

type PartsProps<Rule extends object, Leaf extends string> = Props<Rule, Leaf> & {
  kind: Join;
  depth: number;
  /** A part goes, and the focus with it. */
  onLeave: () => void;
};

function Parts<Rule extends object, Leaf extends string>(props: PartsProps<Rule, Leaf>): ReactNode {
  const { rule, onChange, readOnly, language, mostParts, at, depth, kind, onLeave } = props;
  const styles = useStyles();
  const control = useControlStyles();
  const { t } = useTranslation('form');
  const root = useRef<HTMLDivElement>(null);
  const added = useRef(false);
  const parts = partsOf(rule) ?? [];
  const [first] = language.leaves;
  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    [...(root.current?.querySelectorAll(':scope > fieldset') ?? [])].at(-1)?.querySelector('select')?.focus();
  });
  const write = (next: Rule[]) => {
    if (next.length === 0) return onChange(undefined);
    onChange((kind === 'not' ? { not: next[0] } : { [kind]: next }) as Rule);
  };
  const put = (index: number, part: Rule | undefined) => {
    // Before it is gone: a group that goes with its last part hands the focus on in turn.
    if (!part) onLeave();
    write(parts.flatMap((each, n) => (n === index ? (part ?? []) : each)));
  };
  const below = (index: number) =>
    at === undefined ? undefined : kind === 'not' ? pointer(at, 'not') : pointer(at, kind, index);
  return (
    <div ref={root} className={styles.inner}>
      {parts.map((part, index) => (
        <RuleTree
          {...props}
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no id, and its form keeps no state
          key={index}
          rule={part}
          label={kind === 'not' ? t('rule.part') : t('rule.partOf', { n: index + 1, of: parts.length })}
          at={below(index)}
          depth={depth + 1}
          onChange={(next) => put(index, next)}
        />
      ))}
      {kind !== 'not' && first !== undefined && (
        <PlainButton
          look="quiet"
          className={mergeClasses(control.small, styles.add)}
          disabled={readOnly || parts.length >= mostParts}
          onClick={() => {
            added.current = true;
            write([...parts, language.start(first)]);
          }}
        >
          <AddRegular aria-hidden="true" /> {t('rule.addPart')}
        </PlainButton>
      )}
    </div>
  );
}
