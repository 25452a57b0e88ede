import { type ReactNode, useId } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useAssistantStyles } from '../assistant-styles';
import type { SheetFacts } from '../file/open-text';

interface Props {
  book: SheetFacts;
  busy: boolean;
  onSheet: (name: string) => void;
}

/** Which sheet was read, and what in it does not count. */
export function BookNotes({ book, busy, onSheet }: Props): ReactNode {
  const styles = useAssistantStyles();
  const { t } = useTranslation('analysis');
  const id = useId();
  const { merged, errors, uncalculated, hasMacros } = book;
  return (
    <div>
      {book.sheets.length > 1 && (
        <>
          <label htmlFor={id}>{t('book.sheet')}</label>
          <select
            id={id}
            className={styles.field}
            value={book.sheet}
            disabled={busy}
            onChange={({ target }) => onSheet(target.value)}
          >
            {book.sheets.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </>
      )}
      {merged && <p className={styles.warning}>{t('book.merged', { ...merged })}</p>}
      {errors && <p className={styles.warning}>{t('book.errors', { ...errors })}</p>}
      {uncalculated && <p className={styles.warning}>{t('book.uncalculated', { ...uncalculated })}</p>}
      {hasMacros && <p className={styles.quiet}>{t('book.macros')}</p>}
    </div>
  );
}
