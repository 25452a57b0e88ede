import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { moved, type OutlineEntry, removed, renamed } from './edit-outline';
import { useOutlineStyles } from './outline-styles';

interface Props {
  first: readonly OutlineEntry[];
  /** What the answer itself says. */
  automatic: readonly OutlineEntry[];
  onSave: (items: OutlineEntry[]) => void;
  onCancel: () => void;
}

/** Names, order and choice of entries. The answer stays as it is: an outline is a view of it. */
export function OutlineEditor({ first, automatic, onSave, onCancel }: Props) {
  const styles = useOutlineStyles();
  const { t } = useTranslation('answer');
  const [items, setItems] = useState<OutlineEntry[]>([...first]);
  const list = useRef<HTMLUListElement>(null);
  const focusRow = (at: number) => list.current?.querySelectorAll('input')[at]?.focus();
  // The button that opened this is gone, and so is one that was just pressed: the keyboard goes on where they stood.
  useEffect(() => list.current?.querySelector('input')?.focus(), []);
  const remove = (id: string, at: number) => {
    focusRow(at + 1 < items.length ? at + 1 : at - 1);
    setItems(removed(items, id));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(items);
  };
  return (
    <form
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onCancel();
      }}
    >
      <ul ref={list} className={styles.rows}>
        {items.map(({ id, title }, index) => (
          <li key={id} className={styles.row}>
            <input
              className={styles.field}
              aria-label={t('outline.item', { at: index + 1 })}
              value={title}
              maxLength={500}
              onChange={({ target }) => setItems(renamed(items, id, target.value))}
            />
            <PlainButton
              look="quiet"
              iconOnly
              aria-label={t('outline.up', { title })}
              aria-disabled={index === 0}
              onClick={() => setItems(moved(items, id, -1))}
            >
              <ArrowUpRegular aria-hidden />
            </PlainButton>
            <PlainButton
              look="quiet"
              iconOnly
              aria-label={t('outline.down', { title })}
              aria-disabled={index === items.length - 1}
              onClick={() => setItems(moved(items, id, 1))}
            >
              <ArrowDownRegular aria-hidden />
            </PlainButton>
            <PlainButton
              look="quiet"
              iconOnly
              aria-label={t('outline.remove', { title })}
              onClick={() => remove(id, index)}
            >
              <DeleteRegular aria-hidden />
            </PlainButton>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <PlainButton type="submit" look="primary" className={styles.save}>
          {t('outline.save')}
        </PlainButton>
        <PlainButton className={styles.save} onClick={onCancel}>
          {t('outline.cancel')}
        </PlainButton>
        {automatic.length > 0 && (
          <PlainButton look="quiet" className={styles.save} onClick={() => setItems([...automatic])}>
            {t('outline.reset')}
          </PlainButton>
        )}
      </div>
    </form>
  );
}
