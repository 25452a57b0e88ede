import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Heading } from '@/ui/Heading';
import type { Machine } from '../../../setting/signal/analyse';
import { useAssistantStyles } from '../assistant-styles';
import { ValueTable } from '../chart/ValueTable';
import { isOfEnvelope, isResidual, strengthOf } from './fault-lines';
import type { Analysed } from './signal-desk';

/** The faults that fit, each with its lines and what to do next. */
export function Findings({ result, machine }: { result: Analysed; machine: Machine }): ReactNode {
  const styles = useAssistantStyles();
  const { t } = useTranslation('analysis');
  const { findings, severity, envelope } = result;
  return (
    <>
      {findings.length === 0 && <p className={styles.quiet}>{t('report.nothing')}</p>}
      {findings.map((finding) => {
        const { fault, lines } = finding;
        const name = isResidual(finding, severity.zone) ? t('report.residual') : t(`fault.${fault}`);
        return (
          <div key={fault} className={styles.stack} style={{ gap: '8px' }}>
            <Heading level={3} className={styles.small}>
              {name} · {t(`strength.${strengthOf(finding)}`)}
            </Heading>
            <p style={{ margin: 0 }}>
              {isResidual(finding, severity.zone) ? t('report.residualText') : t(`next.${fault}`)}
            </p>
            <ValueTable
              caption={t('report.linesOf', { fault: name })}
              head={[
                t('line.name'),
                t('line.f'),
                isOfEnvelope(finding) ? t('line.acceleration') : t('line.velocity'),
                t('line.over'),
              ]}
              rows={lines.map((line) => [
                line.name,
                line.f.toFixed(2),
                line.value.toPrecision(3),
                line.over.toFixed(0),
              ])}
              numeric={[1, 2, 3]}
            />
          </div>
        );
      })}
      {(!machine.bearing || !envelope) && <p className={styles.quiet}>{t('report.noBearing')}</p>}
      <p className={styles.quiet}>{t('report.onePoint')}</p>
    </>
  );
}
