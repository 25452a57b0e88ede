import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import type { CompiledNode } from './compile';
import type { Problem } from './problem';
import { problemWords } from './problem-words';

const useStyles = makeStyles({
  root: {
    maxWidth: '720px',
    margin: '16px auto',
    padding: '16px',
    boxSizing: 'border-box',
    width: '100%',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px dashed ${tokens.colorPaletteDarkOrangeBorder2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    overflowWrap: 'anywhere',
  },
  title: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  list: { margin: '8px 0 0', paddingInlineStart: '20px' },
  pointer: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
  where: { margin: '8px 0 0', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

interface Props {
  node: CompiledNode;
  problem: Problem;
  retry?: (() => void) | undefined;
}

/** For operators: the block, the problem, and where it is in the setting. */
export function ProblemCard({ node, problem, retry }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('common');
  const mayRetry = retry && problem.kind === 'crashed' && !problem.closed;
  return (
    <section className={styles.root} aria-label={t('problem.label', { id: node.id })} data-problem={problem.kind}>
      <p className={styles.title}>{problemWords(t, problem, node.type)}</p>
      {problem.kind === 'misplaced' && (
        <p className={styles.where}>{t(`problem.reason.${problem.reason}`, { detail: problem.detail })}</p>
      )}
      {problem.kind === 'crashed' && problem.closed && <p className={styles.where}>{t('problem.closed')}</p>}
      {problem.kind === 'invalid' && (
        <ul className={styles.list}>
          {problem.faults.map((fault) => (
            <li key={fault.pointer}>
              <code className={styles.pointer}>{fault.pointer}</code> {fault.message}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.where}>
        {t(`problem.origin.${node.origin}`)} <code className={styles.pointer}>{node.pointer}</code> · {node.id} ·{' '}
        {node.type}
      </p>
      {mayRetry && <PlainButton onClick={retry}>{t('action.retry')}</PlainButton>}
    </section>
  );
}
