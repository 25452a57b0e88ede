import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { useEffect, useState } from 'react';
import { useListStyles } from './list-styles';
import { PlainButton } from './PlainButton';

const PAUSE_MS = 250;

interface Props {
  labels: { field: string; placeholder: string; clear: string };
  keyword: string;
  onKeyword: (keyword: string) => void;
}

/** Filters the list while typing, but not during IME composition. */
export function SearchField({ labels, keyword, onKeyword }: Props) {
  const styles = useListStyles();
  const [text, setText] = useState(keyword);
  const [composing, setComposing] = useState(false);
  useEffect(() => {
    if (composing || text.trim() === keyword) return;
    const timer = setTimeout(() => onKeyword(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, composing, keyword, onKeyword]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too new for some browsers in plants.
    <div role="search" className={styles.filter}>
      <SearchRegular aria-hidden />
      <input
        type="search"
        className={styles.field}
        value={text}
        maxLength={200}
        placeholder={labels.placeholder}
        aria-label={labels.field}
        onChange={({ target }) => setText(target.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
      {text !== '' && (
        <PlainButton
          look="quiet"
          iconOnly
          className={styles.clear}
          aria-label={labels.clear}
          onClick={() => setText('')}
        >
          <DismissRegular aria-hidden />
        </PlainButton>
      )}
    </div>
  );
}
