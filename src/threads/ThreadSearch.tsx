import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { useThreadsStyles } from './threads-styles';

const PAUSE_MS = 250;

/**
 * Filters the list while typing, but not during IME composition. Escape clears the text first, then closes the
 * container.
 */
export function ThreadSearch({ onKeyword }: { onKeyword: (keyword: string) => void }): ReactNode {
  const styles = useThreadsStyles();
  const { t } = useTranslation('threads');
  const [text, setText] = useState('');
  const [composing, setComposing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (composing) return;
    const timer = setTimeout(() => onKeyword(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, composing, onKeyword]);
  const clear = () => {
    setText('');
    field.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is newer than some of the browsers in plants
    <div role="search" className={styles.search}>
      <SearchRegular aria-hidden />
      <input
        ref={field}
        type="search"
        className={styles.field}
        value={text}
        maxLength={200}
        placeholder={t('search')}
        aria-label={t('search')}
        onChange={({ target }) => setText(target.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.stopPropagation();
          clear();
        }}
      />
      {text !== '' && (
        <PlainButton look="quiet" iconOnly className={styles.clear} aria-label={t('clear')} onClick={clear}>
          <DismissRegular aria-hidden />
        </PlainButton>
      )}
    </div>
  );
}
