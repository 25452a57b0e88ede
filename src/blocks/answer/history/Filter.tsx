import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { useEffect, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { useHistoryStyles } from './history-styles';

const PAUSE_MS = 250;

interface Props {
  keyword: string;
  onKeyword: (keyword: string) => void;
}

/** Narrows the list while one types; a half-composed word does not. */
export function Filter({ keyword, onKeyword }: Props) {
  const styles = useHistoryStyles();
  const { t } = useTranslation('answer');
  const [text, setText] = useState(keyword);
  const [composing, setComposing] = useState(false);
  useEffect(() => {
    if (composing || text.trim() === keyword) return;
    const timer = setTimeout(() => onKeyword(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, composing, keyword, onKeyword]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element is younger than some of the browsers in plants
    <div role="search" className={styles.filter}>
      <SearchRegular aria-hidden />
      <input
        type="search"
        className={styles.field}
        value={text}
        maxLength={200}
        placeholder={t('history.placeholder')}
        aria-label={t('history.filter')}
        onChange={({ target }) => setText(target.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
      {text !== '' && (
        <PlainButton
          look="quiet"
          iconOnly
          className={styles.clear}
          aria-label={t('history.clear')}
          onClick={() => setText('')}
        >
          <DismissRegular aria-hidden />
        </PlainButton>
      )}
    </div>
  );
}
