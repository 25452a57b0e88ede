import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { EyeRegular } from '@fluentui/react-icons/svg/eye';
import { EyeOffRegular } from '@fluentui/react-icons/svg/eye-off';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { explainRule } from '@/renderer/show';
import type { Rule } from '@/renderer/types';
import { PlainButton } from '@/ui/PlainButton';
import { pointer } from '../../../../setting/pointer';
import { useEditor } from '../use-editor';
import { explainWords } from './explain';
import { RuleForm } from './RuleForm';
import { newLeaf } from './rule-kinds';
import { useRuleContext } from './use-rule-context';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    paddingTop: '12px',
    marginTop: '12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  verdict: {
    margin: 0,
    padding: '6px 8px',
    display: 'flex',
    gap: '8px',
    alignItems: 'center',
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase200,
    backgroundColor: tokens.colorPaletteGreenBackground1,
    color: tokens.colorPaletteGreenForeground1,
  },
  hidden: { backgroundColor: tokens.colorPaletteYellowBackground1, color: tokens.colorPaletteYellowForeground2 },
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  small: { minHeight: '28px', padding: '3px 10px', alignSelf: 'flex-start' },
});

/** Edits when a block is shown, with the result for the current preview. */
export function RuleEditor({ rule, at }: { rule: Rule | undefined; at: string }): ReactNode {
  const styles = useStyles();
  const { t, i18n } = useTranslation('admin-editor');
  const { edit, faults } = useEditor();
  const context = useRuleContext();
  const place = pointer(at, 'show');
  const change = (next: Rule | undefined) => edit(place, next);
  const explanation = rule && explainRule(rule, context);
  const readOnly = faults.length > 0;
  return (
    <section className={styles.root} aria-label={t('rule.title')} data-pointer={place}>
      <h3 className={styles.title}>{t('rule.title')}</h3>
      {explanation ? (
        <p role="status" className={mergeClasses(styles.verdict, !explanation.holds && styles.hidden)}>
          {explanation.holds ? <EyeRegular aria-hidden="true" /> : <EyeOffRegular aria-hidden="true" />}
          {explainWords(t, explanation, i18n.language)}
        </p>
      ) : (
        <p className={styles.note}>{t('rule.always')}</p>
      )}
      {rule ? (
        <RuleForm rule={rule} onChange={change} readOnly={readOnly} />
      ) : (
        <PlainButton className={styles.small} disabled={readOnly} onClick={() => change(newLeaf('role', Date.now()))}>
          {t('rule.add')}
        </PlainButton>
      )}
    </section>
  );
}
