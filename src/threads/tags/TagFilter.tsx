import { mergeClasses } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import { type ReactNode, useRef, useState } from 'react';
import { useListTagsQuery } from '@/api/questions';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { RenameField } from '../RenameField';
import { useTagStyles } from './tag-styles';
import { useTagging } from './use-tagging';

const FEW = 12;

interface Props {
  /** The tag that filters the list; empty if none does. */
  tag: string;
  onTag: (tag: string) => void;
}

/** The visitor's tags, the most used first: pressing one filters the list, and then it can be renamed or removed. */
export function TagFilter({ tag, onTag }: Props): ReactNode {
  const styles = useTagStyles();
  const { t } = useTranslation('answer');
  const { data } = useListTagsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [all, setAll] = useState(false);
  const root = useRef<HTMLFieldSetElement>(null);
  if (!data || (data.length === 0 && tag === '')) return null;
  const first = all ? data : data.slice(0, FEW);
  const chosen = data.find((each) => each.tag === tag) ?? { tag, chats: 0 };
  const shown = tag === '' || first.includes(chosen) ? first : [...first, chosen];
  return (
    <fieldset ref={root} tabIndex={-1} className={mergeClasses(styles.line, styles.filter)}>
      <legend className={styles.hidden}>{t('history.tags.filter')}</legend>
      {shown.map((each) => (
        <button
          key={each.tag}
          type="button"
          aria-pressed={each.tag === tag}
          className={mergeClasses(styles.chip, each.tag === tag && styles.chosen)}
          onClick={() => onTag(each.tag === tag ? '' : each.tag)}
        >
          {each.tag === tag && <CheckmarkRegular aria-hidden />}
          <span dir="auto">{each.tag}</span>
          <span aria-hidden className={styles.count}>
            {each.chats}
          </span>
          <span className={styles.hidden}>{t('history.count', { count: each.chats })}</span>
        </button>
      ))}
      {shown.length < data.length && (
        <PlainButton look="quiet" className={styles.quiet} onClick={() => setAll(true)}>
          {t('history.tags.more', { count: data.length - shown.length })}
        </PlainButton>
      )}
      {tag !== '' && <ChosenTag key={tag} {...{ tag, onTag }} onGone={() => root.current?.focus()} />}
    </fieldset>
  );
}

/** `onGone` takes the focus of a control that disappears. */
function ChosenTag({ tag, onTag, onGone }: Props & { onGone: () => void }): ReactNode {
  const styles = useTagStyles();
  const { t } = useTranslation('answer');
  const tagging = useTagging();
  const [renaming, setRenaming] = useState(false);
  const rename = async (to: string, stay: boolean) => {
    if (stay) onGone();
    setRenaming(false);
    if (to === '' || to === tag) return;
    const now = await tagging.rename(tag, to);
    if (now !== undefined) onTag(now);
  };
  const remove = async () => {
    onGone();
    if (await tagging.removeEverywhere(tag)) onTag('');
  };
  if (renaming)
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: catches Escape of the field inside
      <span onKeyDown={({ key }) => key === 'Escape' && void rename('', true)}>
        <RenameField
          title={tag}
          label={t('history.tags.newName', { tag })}
          longest={32}
          onDone={(to, stay) => void rename(to, stay)}
        />
      </span>
    );
  return (
    <>
      <PlainButton look="quiet" className={styles.quiet} onClick={() => setRenaming(true)}>
        {t('history.tags.rename')}
      </PlainButton>
      <PlainButton look="quiet" className={styles.quiet} onClick={() => void remove()}>
        {t('history.tags.removeEverywhere')}
      </PlainButton>
      <span role="alert" className={styles.fault}>
        {tagging.fault}
      </span>
    </>
  );
}
