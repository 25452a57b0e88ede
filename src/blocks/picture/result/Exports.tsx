import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { useState } from 'react';
import { fetchFile } from '@/api/fetch-file';
import { saveFile } from '@/browser/save-file';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { thresholdOf } from './numbered';
import { useResultStyles } from './result-styles';

const FORMATS = { coco: 'coco.json', csv: 'csv', png: 'png' } as const;
type Format = keyof typeof FORMATS;

/** Downloads the objects above the threshold. */
export function Exports({ id, percent }: { id: string; percent: number }) {
  const styles = useResultStyles();
  const { t } = useTranslation('picture');
  const [busy, setBusy] = useState<Format | null>(null);
  const [failed, setFailed] = useState(false);
  const take = async (format: Format) => {
    if (busy) return;
    setBusy(format);
    setFailed(false);
    const query = new URLSearchParams({ format, threshold: String(thresholdOf(percent)) });
    await fetchFile(`/api/detections/${encodeURIComponent(id)}/export?${query}`).then(
      (file) => saveFile(file, `detection-${id.slice(0, 8)}.${FORMATS[format]}`),
      () => setFailed(true),
    );
    setBusy(null);
  };
  return (
    <div className={styles.exports}>
      <p className={styles.quiet} aria-hidden>
        {t('export.label')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: fieldset is for form fields; these are buttons. */}
      <div role="group" className={styles.ways} aria-label={t('export.label')}>
        {(Object.keys(FORMATS) as Format[]).map((format) => (
          <PlainButton key={format} aria-disabled={busy !== null} onClick={() => void take(format)}>
            <ArrowDownloadRegular aria-hidden /> {t(`export.${format}`)}
          </PlainButton>
        ))}
      </div>
      <div role="alert">{failed && <p className={styles.fault}>{t('export.failed')}</p>}</div>
    </div>
  );
}
