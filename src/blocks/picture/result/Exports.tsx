import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { useState } from 'react';
import type { PictureRecord } from '@/canvas/record/picture-record';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { drawAnnotated } from './draw-annotated';
import type { Numbered } from './numbered';
import { useResultStyles } from './result-styles';
import { exportName, saveFile } from './save-file';
import { toCoco } from './to-coco';
import { toCsv } from './to-csv';

/** Takes along what the threshold lets through. */
export function Exports({ record, objects }: { record: PictureRecord; objects: readonly Numbered[] }) {
  const styles = useResultStyles();
  const { t } = useTranslation('picture');
  const [failed, setFailed] = useState(false);
  const name = (ending: string) => exportName(record.name, ending);
  const savePng = () =>
    drawAnnotated(record, objects).then(
      (png) => saveFile(png, name('png'), 'image/png'),
      () => setFailed(true),
    );
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields. */}
      <div role="group" className={styles.ways} aria-label={t('export.label')}>
        <PlainButton onClick={() => saveFile(toCoco(record, objects), name('json'), 'application/json')}>
          <ArrowDownloadRegular aria-hidden /> {t('export.coco')}
        </PlainButton>
        <PlainButton onClick={() => saveFile(toCsv(objects), name('csv'), 'text/csv')}>
          <ArrowDownloadRegular aria-hidden /> {t('export.csv')}
        </PlainButton>
        <PlainButton onClick={() => void savePng()}>
          <ArrowDownloadRegular aria-hidden /> {t('export.png')}
        </PlainButton>
      </div>
      <div role="alert">{failed && <p className={styles.fault}>{t('export.failed')}</p>}</div>
    </div>
  );
}
