import { mergeClasses } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { TagField } from './TagField';
import { useTagStyles } from './tag-styles';
import { useTagging } from './use-tagging';

interface Props {
  chat: { id: string; title: string; tags: readonly string[] };
  onClose: () => void;
}

/** Adds tags to one chat and removes them. */
export function TagEditor({ chat, onClose }: Props): ReactNode {
  const styles = useTagStyles();
  const { t } = useTranslation('answer');
  const tagging = useTagging();
  const root = useRef<HTMLFieldSetElement>(null);
  const { id, title, tags } = chat;
  const remove = async (tag: string) => {
    // The pressed button is removed along with its tag.
    root.current?.querySelector('input')?.focus();
    await tagging.remove(tag, id);
  };
  return (
    <fieldset
      ref={root}
      className={mergeClasses(styles.line, styles.editor)}
      onKeyDown={(event) => event.key === 'Escape' && !event.nativeEvent.isComposing && onClose()}
    >
      <legend className={styles.hidden}>{t('history.tags.of', { title })}</legend>
      {tags.length > 0 && (
        <div className={styles.line}>
          {tags.map((tag) => (
            <button
              key={tag}
              type="button"
              className={mergeClasses(styles.chip, styles.chosen)}
              aria-label={t('history.tags.remove', { tag })}
              onClick={() => void remove(tag)}
            >
              <span dir="auto">{tag}</span>
              <DismissRegular aria-hidden />
            </button>
          ))}
        </div>
      )}
      <TagField without={tags} busy={tagging.busy} fault={tagging.fault} onAdd={(tag) => tagging.add(tag, [id])} />
      <span role="status" className={styles.hidden}>
        {tagging.said}
      </span>
    </fieldset>
  );
}
