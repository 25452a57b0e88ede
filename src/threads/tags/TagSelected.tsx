import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { TagField } from './TagField';
import { useTagStyles } from './tag-styles';
import { useTagging } from './use-tagging';

/** Adds a tag to all selected chats. */
export function TagSelected({ ids }: { ids: readonly string[] }): ReactNode {
  const styles = useTagStyles();
  const { t } = useTranslation('answer');
  const tagging = useTagging();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const add = async (tag: string) => {
    const added = await tagging.add(tag, ids);
    if (added) close();
    return added;
  };
  return (
    <>
      <PlainButton ref={button} aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('history.tags.tagSelected')}
      </PlainButton>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: catches Escape of the field inside
        <div
          className={styles.below}
          onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && close()}
        >
          <TagField without={[]} busy={tagging.busy} fault={tagging.fault} onAdd={add} />
        </div>
      )}
    </>
  );
}
