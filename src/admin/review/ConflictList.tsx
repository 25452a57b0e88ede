import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { JsonObject } from '../../../setting/json-value';
import type { Conflict } from '../../../setting/merge';
import { useReviewStyles } from '../changes/review-styles';
import { ValueView } from '../changes/ValueView';
import { schemaAt } from '../editor/words/schema-at';
import { usePlaceWords } from '../editor/words/use-place-words';
import type { Choices, Side } from './resolve-conflicts';

interface Props {
  conflicts: readonly Conflict[];
  /** The merged setting, which names its items. */
  body: JsonObject;
  choices: Choices;
  onChoose: (pointer: string, side: Side) => void;
  /** Pictures of each side on the real page, if the preview can render it. */
  render?: ((conflict: Conflict, side: Side) => ReactNode) | undefined;
}

/** The conflicts: theirs and mine side by side, one to be chosen. */
export function ConflictList({ conflicts, body, choices, onChoose, render }: Props): ReactNode {
  const styles = useReviewStyles();
  const { t } = useTranslation('admin');
  const words = usePlaceWords();
  return conflicts.map((conflict) => (
    <fieldset key={conflict.pointer} className={styles.section} style={{ border: 'none', margin: 0, padding: 0 }}>
      <legend className={styles.place}>{words(conflict.pointer, body).join(' › ')}</legend>
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
            <ValueView value={conflict[side]} pointer={conflict.pointer} schema={schemaAt(conflict.pointer, body)} />
            {render?.(conflict, side)}
          </label>
        ))}
      </div>
    </fieldset>
  ));
}
