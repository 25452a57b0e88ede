import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import type { DocPlace } from '@/knowledge/doc-href';
import { StepButtons } from '@/knowledge/document/StepButtons';
import { useReaderStyles } from './reader-styles';

interface Props {
  place: DocPlace;
  /** Index of the open passage; -1 if none is open. */
  at: number;
  total: number;
  onStep: (by: 1 | -1) => void;
}

/** The link back to the chat or the library, and the steps between cited passages. */
export function ReaderBar({ place, at, total, onStep }: Props) {
  const styles = useReaderStyles();
  const { t } = useTranslation('reader');
  return (
    <div className={styles.bar} data-print="no">
      <Link className={styles.back} to={place.from ? `/q/${encodeURIComponent(place.from)}` : '/doc'}>
        <ArrowLeftRegular aria-hidden />
        {place.from ? t('back') : t('backToLibrary')}
      </Link>
      {total > 1 && (
        <span className={styles.steps}>
          {at >= 0 && t('citation.of', { at: at + 1, total })}
          <StepButtons canGoBack={at > 0 || at < 0} canGoOn={at < total - 1} onStep={onStep} />
        </span>
      )}
    </div>
  );
}
