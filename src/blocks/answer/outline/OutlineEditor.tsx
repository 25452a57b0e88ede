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
  /** The outline generated from the answer. */
  automatic: readonly OutlineEntry[];
  onSave: (items: OutlineEntry[]) => void;
  onCancel: () => void;
}

/** Edits the titles, order and selection of entries. The answer itself does not change. */
export function OutlineEditor({ first, automatic, onSave, onCancel }: Props) {
  const styles = useOutlineStyles();
  const { t } = useTranslation('answer');
  const [items, setItems] = useState<OutlineEntry[]>([...first]);
  const list = useRef<HTMLUListElement>(null);
  const focusRow = (at: number) => list.current?.querySelectorAll('input')[at]?.focus();
  // The button that opened the editor, or the one just pressed, no longer exists, so the focus is moved explicitly.
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
