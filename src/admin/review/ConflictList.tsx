import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { Conflict } from '../../../setting/merge';
import { useReviewStyles } from '../changes/review-styles';
import { useStepWords } from '../changes/use-step-words';
import { ValueView } from '../changes/ValueView';
import type { Choices, Side } from './resolve-conflicts';

interface Props {
  conflicts: readonly Conflict[];
  choices: Choices;
  onChoose: (pointer: string, side: Side) => void;
  /** Pictures of each side on the real page, if the preview can render it. */
  render?: ((conflict: Conflict, side: Side) => ReactNode) | undefined;
}

/** The conflicts: theirs and mine side by side, one to be chosen. */
export function ConflictList({ conflicts, choices, onChoose, render }: Props): ReactNode {
  const styles = useReviewStyles();
  const { t } = useTranslation('admin');
  const words = useStepWords();
  return conflicts.map((conflict) => (
    <fieldset key={conflict.pointer} className={styles.section} style={{ border: 'none', margin: 0, padding: 0 }}>
      <legend className={styles.place}>{words.way(conflict.pointer).join(' › ')}</legend>
      <div className={styles.choice}>
        {(['theirs', 'mine'] as const).map((side) => (
          <label key={side} className={styles.card}>
            <span>
              <input
                type="radio"
                name={conflict.pointer}
                checked={choices[conflict.pointer] === side}
                onChange={() => onChoose(conflict.pointer, side)}
              />{' '}
              {t(`conflict.${side}`)}
            </span>
            <ValueView value={conflict[side]} pointer={conflict.pointer} />
            {render?.(conflict, side)}
          </label>
        ))}
      </div>
    </fieldset>
  ));
}
