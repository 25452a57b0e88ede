import { makeStyles, Spinner, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { stepsOf } from '../../../../setting/pointer';
import { FindingRow, useFindingStyles } from '../../changes/FindingRow';
import { ErrorBar } from '../../shell/ErrorBar';
import type { DefinitionCheck } from './use-definition-check';
import { Verdicts } from './Verdicts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
});

interface Props {
  check: DefinitionCheck;
  onJump: (pointer: string) => void;
  /** Below the cases. */
  children?: ReactNode;
}

/** What stands in the way of publishing, with links to the places; below it the cases. */
export function Report({ check: { data, busy, error, again }, onJump, children }: Props): ReactNode {
  const styles = useStyles();
  const lines = useFindingStyles();
  const { t } = useTranslation('admin-definitions');
  const findings = data?.findings ?? [];
  return (
    <div className={styles.root} aria-busy={busy}>
      <h2 className={styles.title}>{t('report.proof')}</h2>
      {error !== undefined && <ErrorBar title={t('report.failed')} error={error} onRetry={again} />}
      {busy && !data && <Spinner size="tiny" label={t('report.busy')} labelPosition="after" />}
      {data && findings.length === 0 && <p className={styles.text}>{t('report.good')}</p>}
      {findings.length > 0 && (
        <ul className={lines.list}>
          {findings.map(({ severity, message, pointer }) => (
            <FindingRow
              key={`${pointer} ${message}`}
              severity={severity}
              message={message}
              place={stepsOf(pointer).join(' › ')}
              onJump={() => onJump(pointer)}
            />
          ))}
        </ul>
      )}
      <h2 className={styles.title}>{t('report.cases')}</h2>
      {data && data.verdicts.length === 0 && (
        <p className={styles.text}>
          {findings.some(({ kind }) => kind === 'schema') ? t('report.notPlayed') : t('report.noCases')}
        </p>
      )}
      {data && data.verdicts.length > 0 && <Verdicts verdicts={data.verdicts} />}
      {children}
    </div>
  );
}
