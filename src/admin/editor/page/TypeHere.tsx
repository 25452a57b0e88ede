import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { PickedText } from '../../preview/protocol';
import { useEditor } from '../use-editor';
import { usePageStyles } from './page-styles';

interface Props {
  text: PickedText;
  /** Where it stands in the setting. */
  pointer: string;
  scale: number;
  /** Top of the block around it, which scrolls. */
  around: number | undefined;
  onEnd: () => void;
}

/** A text typed where it stands; the page follows every letter. Enter ends, Escape brings the former text back. */
export function TypeHere({ text, pointer, scale, around = 0, onEnd }: Props): ReactNode {
  const styles = usePageStyles();
  const { t } = useTranslation('admin-editor');
  const { edit } = useEditor();
  const [start] = useState(around);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), []);
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, shiftKey, nativeEvent } = event;
    // Enter also chooses from an input method's list.
    if (nativeEvent.isComposing || (key !== 'Escape' && (key !== 'Enter' || shiftKey))) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Escape') edit(pointer, text.value);
    onEnd();
  };
  const { left, top, width, height } = text.box;
  return (
    <textarea
      ref={field}
      // biome-ignore lint/a11y/noAutofocus: the person has just clicked the text to type it
      autoFocus
      className={styles.text}
      aria-label={t('page.typing')}
      defaultValue={text.value}
      rows={1}
      style={{
        left: left * scale - 6,
        top: (top + around - start) * scale - 2,
        minWidth: width * scale + 12,
        minHeight: height * scale + 4,
        fontSize: text.fontSize * scale,
      }}
      onChange={({ target }) => edit(pointer, target.value)}
      onKeyDown={press}
      onBlur={onEnd}
    />
  );
}
