import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Heading } from '@/ui/Heading';
import { useAssistantStyles } from '../assistant-styles';
import { EvidenceList } from '../evidence/EvidenceList';
import { RecordBar } from '../record/RecordBar';
import { Findings } from './Findings';
import { RememberValue } from './RememberValue';
import { SpectrumView } from './SpectrumView';
import { SEVERITY_EVIDENCE } from './severity-evidence';
import type { Analysed, SignalWish, Waveform } from './signal-desk';
import { warningsOf } from './warnings';
import { type Written, writeSignalCsv, writeSignalMarkdown } from './write-signal';

const useStyles = makeStyles({
  zone: {
    padding: '2px 12px',
    borderRadius: tokens.borderRadiusMedium,
    border: `2px solid ${tokens.colorStatusSuccessBorder2}`,
    fontWeight: tokens.fontWeightSemibold,
  },
  C: { border: `2px solid ${tokens.colorStatusWarningBorder2}` },
  D: { border: `2px solid ${tokens.colorStatusDangerBorder2}` },
});

interface Props {
  name: string;
  waveform: Waveform;
  wish: SignalWish;
  result: Analysed;
}

/** The verdict on a record: how much it vibrates, of what, and how far that can be trusted. */
export function SignalReport({ name, waveform, wish, result }: Props): ReactNode {
  const styles = useAssistantStyles();
  const own = useStyles();
  const { t } = useTranslation('analysis');
  const heading = useRef<HTMLHeadingElement>(null);
  const { rms, band, severity, faults } = result;
  const { zone, limits, alarm, trip } = severity;
  useEffect(() => heading.current?.focus(), []);
  const written: Written = { name, waveform, wish, result, t };
  const warnings = warningsOf(faults, waveform);
  const [a, b, c] = limits.map(String) as [string, string, string];
  return (
    <>
      <section className={mergeClasses(styles.card, styles.stack)}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {t('report.title')}
        </h2>
        <div className={styles.row}>
          <span className={styles.value}>{rms.toFixed(2)} mm/s</span>
          <span className={mergeClasses(own.zone, zone === 'C' && own.C, zone === 'D' && own.D)}>
            {t('report.zone', { zone })}
          </span>
        </div>
        <p className={styles.quiet}>{t('report.band', { from: band[0], to: Math.round(band[1]) })}</p>
        <p style={{ margin: 0 }}>{t(`zone.${zone}`)}</p>
        <p className={styles.quiet}>{t('report.limits', { a, b, c })}</p>
        <p className={styles.quiet}>
          {alarm === undefined
            ? t('report.trip', { trip: trip.toFixed(2) })
            : t('report.alarm', { alarm: alarm.toFixed(2), trip: trip.toFixed(2) })}
        </p>
        {warnings.length > 0 && (
          <ul className={mergeClasses(styles.list, styles.warning)} aria-label={t('report.warnings')}>
            {warnings.map(({ key, value }) => (
              <li key={key}>{t(`quality.${key}`, { value })}</li>
            ))}
          </ul>
        )}
        <p className={styles.quiet}>{t('report.maker')}</p>
        <EvidenceList evidence={SEVERITY_EVIDENCE} summary={t('report.source')} />
      </section>
      <section className={mergeClasses(styles.card, styles.stack)}>
        <Heading level={2} className={styles.title}>
          {t('report.findings')}
        </Heading>
        <Findings result={result} machine={wish.machine} />
      </section>
      <RememberValue rms={rms} band={band} />
      <SpectrumView result={result} />
      <RecordBar
        name={`vibration-${name}`}
        markdown={() => writeSignalMarkdown(written)}
        csv={() => writeSignalCsv(written)}
      />
    </>
  );
}
