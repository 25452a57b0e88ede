import { mergeClasses } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { DocumentRegular } from '@fluentui/react-icons/svg/document';
import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { type ReactNode, useEffect, useRef } from 'react';
import type { QuestionBoxLabels } from './QuestionBox';
import { useQuestionBoxStyles } from './question-box-styles';
import type { QuestionField } from './use-question-field';

export interface QuestionOption {
  text: string;
  /** Where the option comes from. */
  kind?: string;
  recent?: boolean;
  /** The page it opens; without one, it is asked. */
  to?: string;
}

function OptionIcon({ option }: { option: QuestionOption }) {
  if (option.recent) return <HistoryRegular aria-hidden />;
  return option.to ? <DocumentRegular aria-hidden /> : <SearchRegular aria-hidden />;
}

interface Props {
  id: string;
  options: readonly QuestionOption[];
  labels: QuestionBoxLabels;
  state: QuestionField;
  onRemove?: (index: number) => void;
  onClear?: () => void;
  /** Link to the full list. */
  more?: ReactNode;
}

export function OptionList({ id, options, labels, state, onRemove, onClear, more }: Props) {
  const styles = useQuestionBoxStyles();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.active >= 0) list.current?.children[state.active]?.scrollIntoView?.({ block: 'nearest' });
  }, [state.active]);
  const recent = options.some((option) => option.recent);
  return (
    <div className={styles.list}>
      <div className={styles.listHead}>
        <span id={`${id}-name`} className={styles.listName}>
          {labels.list}
        </span>
        {more}
        {recent && onClear && labels.clearList && (
          <button type="button" className={styles.quiet} onClick={onClear}>
            {labels.clearList}
          </button>
        )}
      </div>
      <div ref={list} id={`${id}-list`} role="listbox" aria-labelledby={`${id}-name`} className={styles.options}>
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the listbox's keys.
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus (aria-activedescendant).
          <div
            key={`${option.recent ? 'r' : 's'}:${option.text}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === state.active}
            className={mergeClasses(styles.option, index === state.active && styles.active)}
            onPointerMove={() => state.active !== index && state.look(index)}
            // Keeps the focus in the field; blurring it would close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => state.choose(index)}
          >
            <OptionIcon option={option} />
            <span className={styles.text} dir="auto">
              {option.text}
            </span>
            {option.kind && <span className={styles.kind}>{option.kind}</span>}
            {option.recent && onRemove && (
              <span
                aria-hidden
                title={labels.removeOption}
                className={mergeClasses(styles.quiet, styles.remove)}
                onClick={(event) => {
                  event.stopPropagation();
                  onRemove(index);
                }}
              >
                <DismissRegular />
              </span>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
