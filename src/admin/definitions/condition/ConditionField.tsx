import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useControlStyles } from '@/ui/form/control-styles';
import type { HostedField } from '@/ui/form/form-room';
import { RuleTree } from '@/ui/form/RuleTree';
import type { RuleLanguage } from '@/ui/form/rule-kinds';
import { PlainButton } from '@/ui/PlainButton';
import type { Condition, Rule } from '../../../../setting/activity/activity-document';
import { isObject } from '../../../../setting/json-value';
import type { Body } from '../document/use-definition-text';
import { AnswerLeaf } from './AnswerLeaf';
import { askedBefore } from './asked-before';
import { surveyRules } from './comparisons';
import { type FoundAt, faultsOf } from './faults-of';
import { PersonLeaf } from './PersonLeaf';
import { type Organization, personRules } from './person-rules';

interface Props {
  field: HostedField;
  body: Body;
  findings: readonly FoundAt[];
  organizations: readonly Organization[];
}

/** When a question appears, or who may take part: nested conditions of all, any and not. */
export function ConditionField(props: Props): ReactNode {
  return props.field.kind === 'condition' ? <SurveyCondition {...props} /> : <Eligibility {...props} />;
}

function SurveyCondition({ field, body, findings }: Props): ReactNode {
  const { t, i18n } = useTranslation('admin-definitions');
  const asked = useMemo(() => askedBefore(body, field.pointer, i18n.language), [body, field.pointer, i18n.language]);
  const language = useMemo(() => surveyRules(asked), [asked]);
  const rule = isObject(field.value) ? (field.value as unknown as Condition) : undefined;
  return (
    <Shell
      {...{ field, language, rule }}
      none={asked.length > 0 ? t('condition.always') : t('condition.first')}
      canAdd={asked.length > 0}
    >
      {rule && (
        <RuleTree
          {...{ rule, language }}
          onChange={field.onChange}
          readOnly={field.readOnly}
          nameOf={() => t('condition.kind.answer')}
          leaf={(props) => <AnswerLeaf {...props} asked={asked} />}
          mostParts={MOST_PARTS}
          label={field.label}
          at={field.pointer}
          faultsAt={(at) => faultsOf(findings, at)}
        />
      )}
    </Shell>
  );
}

function Eligibility({ field, findings, organizations }: Props): ReactNode {
  const { t } = useTranslation('admin-definitions');
  const language = useMemo(() => personRules(organizations, new Date().toISOString().slice(0, 10)), [organizations]);
  const rule = isObject(field.value) ? (field.value as unknown as Rule) : undefined;
  return (
    <Shell {...{ field, language, rule }} none={t('condition.everybody')} canAdd>
      {rule && (
        <RuleTree
          {...{ rule, language }}
          onChange={field.onChange}
          readOnly={field.readOnly}
          nameOf={(kind) => t(`condition.kind.${kind}`)}
          leaf={(props) => <PersonLeaf {...props} organizations={organizations} />}
          mostParts={MOST_PARTS}
          label={field.label}
          at={field.pointer}
          faultsAt={(at) => faultsOf(findings, at)}
        />
      )}
    </Shell>
  );
}

/** As the schemas of both allow. */
const MOST_PARTS = 10;

interface ShellProps<Of extends object, Leaf extends string> {
  field: HostedField;
  language: RuleLanguage<Of, Leaf>;
  rule: Of | undefined;
  /** What it means that there is no condition. */
  none: string;
  canAdd: boolean;
  children: ReactNode;
}

/** Without a condition, what that means and a button for the first; the focus comes back to it when the last one goes. */
function Shell<Of extends object, Leaf extends string>(props: ShellProps<Of, Leaf>): ReactNode {
  const { field, language, rule, none, canAdd, children } = props;
  const { note, small } = useControlStyles();
  const { t } = useTranslation('admin-definitions');
  const root = useRef<HTMLDivElement>(null);
  const had = useRef(rule !== undefined);
  useEffect(() => {
    const has = rule !== undefined;
    // Only what was done here takes the focus, not an undo.
    if (
      has !== had.current &&
      (root.current?.contains(document.activeElement) || document.activeElement === document.body)
    )
      root.current?.querySelector<HTMLElement>('select, button')?.focus();
    had.current = has;
  }, [rule]);
  const [first] = language.leaves;
  return (
    <div ref={root} id={field.id}>
      {children}
      {rule === undefined && <p className={note}>{none}</p>}
      {rule === undefined && canAdd && first !== undefined && !field.readOnly && (
        <PlainButton className={small} onClick={() => field.onChange(language.start(first))}>
          {t('condition.add')}
        </PlainButton>
      )}
    </div>
  );
}
