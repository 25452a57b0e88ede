import { useTranslation } from '@/i18n/use-translation';
import { useResultStyles } from './result-styles';

export function Threshold({ percent, onPercent }: { percent: number; onPercent: (percent: number) => void }) {
  const styles = useResultStyles();
  const { t } = useTranslation('picture');
  const said = t('threshold.value', { percent });
  return (
    <label>
      <span className={styles.sliderHead}>
        <span>{t('threshold.label')}</span>
        <span aria-hidden>{said}</span>
      </span>
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={100}
        step={1}
        value={percent}
        aria-valuetext={said}
        onChange={(event) => onPercent(Number(event.target.value))}
      />
    </label>
  );
}
