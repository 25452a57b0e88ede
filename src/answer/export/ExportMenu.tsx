import { makeStyles } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { PrintRegular } from '@fluentui/react-icons/svg/print';
import { useRef, useState } from 'react';
import { saveFile } from '@/browser/save-file';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { exportName } from '../sources/answer-export';
import type { ExportedAnswer } from './exported-answer';
import type { Format } from './make-file';
import { printTurn } from './print-turn';

const useStyles = makeStyles({
  formats: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px', flexBasis: '100%', order: 1 },
  format: { fontSize: '13px' },
});

interface Props {
  className: string;
  answer: () => ExportedAnswer;
}

/** Takes an answer along as a file or on paper. The writers are loaded when a format is chosen. */
export function ExportMenu({ className, answer }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const save = async (format: Format) => {
    setFailed(false);
    try {
      const { makeFile } = await import('./make-file');
      const exported = answer();
      saveFile(makeFile(exported, format), exportName(exported.title, format));
    } catch {
      setFailed(true);
    }
  };
  const button = (format: Format, words: string) => (
    <PlainButton key={format} className={styles.format} onClick={() => void save(format)}>
      {words}
    </PlainButton>
  );
  return (
    <>
      <PlainButton look="quiet" className={className} aria-expanded={open} onClick={() => setOpen(!open)}>
        <ArrowDownloadRegular aria-hidden />
        <span>{t('tools.export')}</span>
      </PlainButton>
      {open && (
        // biome-ignore lint/a11y/useSemanticElements: fieldset is for form fields; these are buttons.
        <div ref={group} role="group" className={styles.formats} aria-label={t('tools.export')}>
          {button('md', t('export.md'))}
          {button('docx', t('export.docx'))}
          {button('html', t('export.html'))}
          <PlainButton className={styles.format} title={t('export.pdfHint')} onClick={() => printTurn(group.current)}>
            <PrintRegular aria-hidden />
            {t('export.pdf')}
          </PlainButton>
          <span role="alert">{failed && t('export.failed')}</span>
        </div>
      )}
    </>
  );
}
