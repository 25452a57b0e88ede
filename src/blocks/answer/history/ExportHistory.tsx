import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { type ReactNode, useState } from 'react';
import { fetchFile } from '@/api/fetch-file';
import { saveFile } from '@/browser/save-file';
import { useTranslation } from '@/i18n/use-translation';
import { isoDate } from '@/lib/relative-time';
import { PlainButton } from '@/ui/PlainButton';
import { useHistoryStyles } from './history-styles';

const ENDINGS = { markdown: 'md', json: 'json' } as const;
type Format = keyof typeof ENDINGS;

/** Downloads all chats of the visitor. */
export function ExportHistory(): ReactNode {
  const styles = useHistoryStyles();
  const { t } = useTranslation('answer');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const take = async (format: Format) => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    await fetchFile(`/api/question/export?format=${format}`).then(
      (file) => saveFile(file, `questions-${isoDate(Date.now())}.${ENDINGS[format]}`),
      () => setFailed(true),
    );
    setBusy(false);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: fieldset is for form fields; these are buttons.
    <div role="group" className={styles.export} aria-label={t('history.export.label')}>
      {(Object.keys(ENDINGS) as Format[]).map((format) => (
        <PlainButton key={format} look="quiet" aria-disabled={busy} onClick={() => void take(format)}>
          <ArrowDownloadRegular aria-hidden /> {t(`history.export.${format}`)}
        </PlainButton>
      ))}
      <span role="alert">{failed && t('history.export.failed')}</span>
    </div>
  );
}
