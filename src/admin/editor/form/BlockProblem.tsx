import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { Problem } from '@/renderer/problem';
import { problemWords } from '@/renderer/problem-words';
import type { Node } from '@/renderer/types';
import { PlainButton } from '@/ui/PlainButton';
import { valueAt } from '../../../../setting/pointer';
import { useBlockActs } from '../blocks/use-block-acts';
import { useEditor } from '../use-editor';
import { useView } from '../use-view';

const useStyles = makeStyles({
  root: {
    border: `1px dashed ${tokens.colorPaletteDarkOrangeBorder2}`,
    borderRadius: tokens.borderRadiusMedium,
    padding: '12px',
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
  },
  title: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  note: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  json: {
    margin: 0,
    padding: '8px',
    maxHeight: '320px',
    overflow: 'auto',
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusSmall,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  actions: { display: 'flex', gap: '8px', flexWrap: 'wrap' },
  small: { minHeight: '28px', padding: '3px 10px' },
});

interface Props {
  node: Node;
  at: string;
  problem: Problem;
}

/** A block that this build cannot show: kept unchanged until the operator decides. */
export function BlockProblem({ node, at, problem }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation(['admin-editor', 'common']);
  const { remove } = useBlockActs();
  const { showJson } = useView();
  const { body } = useEditor();
  return (
    <section className={styles.root} aria-label={t('admin-editor:problem.label')} data-problem={problem.kind}>
      <p className={styles.title}>{problemWords(t, problem, node.type)}</p>
      <p className={styles.note}>{t('admin-editor:problem.kept')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it. */}
      <pre className={styles.json} tabIndex={0}>
        {JSON.stringify(valueAt(body, at) ?? node, null, 2)}
      </pre>
      <div className={styles.actions}>
        <PlainButton className={styles.small} onClick={() => showJson(at)}>
          {t('admin-editor:problem.edit')}
        </PlainButton>
        <PlainButton className={styles.small} onClick={() => remove(at)}>
          {t('admin-editor:problem.remove')}
        </PlainButton>
      </div>
    </section>
  );
}
