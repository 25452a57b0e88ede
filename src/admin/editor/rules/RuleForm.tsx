import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { Rule } from '@/renderer/types';
import { RuleTree } from '@/ui/form/RuleTree';
import { RuleLeaf } from './RuleLeaf';
import { showRules } from './rule-kinds';

interface Props {
  rule: Rule;
  /** undefined removes the rule. */
  onChange: (rule: Rule | undefined) => void;
  readOnly: boolean;
}

/** When a block is shown, as nested groups of controls. */
export function RuleForm({ rule, onChange, readOnly }: Props): ReactNode {
  const { t } = useTranslation('admin-editor');
  return (
    <RuleTree
      {...{ rule, onChange, readOnly }}
      language={showRules}
      nameOf={(kind) => t(`rule.kind.${kind}`)}
      leaf={(props) => <RuleLeaf {...props} />}
      mostParts={16}
      label={t('rule.title')}
    />
  );
}
