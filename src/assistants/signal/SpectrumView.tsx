import { mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Heading } from '@/ui/Heading';
import { useAssistantStyles } from '../assistant-styles';
import { Chart } from '../chart/Chart';
import { ValueTable } from '../chart/ValueTable';
import { isOfEnvelope, marksOf } from './fault-lines';
import type { Analysed } from './signal-desk';

/** Spectrum and envelope with the lines of the findings, and the tables beside them. */
export function SpectrumView({ result }: { result: Analysed }): ReactNode {
  const styles = useAssistantStyles();
  const { t } = useTranslation('analysis');
  const { velocity, envelope, findings, lines } = result;
  const nameOf = ({ fault }: (typeof findings)[number]) => t(`fault.${fault}`);
  const inEnvelope = findings.filter(isOfEnvelope);
  const [top] = lines;
  return (
    <>
      <section className={mergeClasses(styles.card, styles.stack)}>
        <Heading level={2} className={styles.title}>
          {t('chart.spectrum')}
        </Heading>
        <Chart
          summary={top ? t('chart.top', { f: top.f.toFixed(1), value: top.value.toPrecision(3) }) : t('chart.none')}
          x={{ label: t('line.f') }}
          y={{ label: t('line.velocity') }}
          points={velocity.points}
          marks={marksOf(
            findings.filter((one) => !isOfEnvelope(one)),
            nameOf,
          )}
        />
        <ValueTable
          caption={t('chart.strongest')}
          head={[t('line.f'), t('line.velocity'), t('line.over')]}
          rows={lines.map((line) => [line.f.toFixed(2), line.value.toPrecision(3), line.over.toFixed(0)])}
          numeric={[0, 1, 2]}
        />
      </section>
      {envelope && (
        <section className={mergeClasses(styles.card, styles.stack)}>
          <Heading level={2} className={styles.title}>
            {t('chart.envelope')}
          </Heading>
          <Chart
            summary={
              inEnvelope.length > 0
                ? t('chart.rings', {
                    from: Math.round(envelope.band[0]),
                    to: Math.round(envelope.band[1]),
                    faults: inEnvelope.map(nameOf).join(', '),
                  })
                : t('chart.noRings', { from: Math.round(envelope.band[0]), to: Math.round(envelope.band[1]) })
            }
            x={{ label: t('line.f') }}
            y={{ label: t('line.acceleration') }}
            points={envelope.points}
            marks={marksOf(inEnvelope, nameOf)}
          />
        </section>
      )}
    </>
  );
}
