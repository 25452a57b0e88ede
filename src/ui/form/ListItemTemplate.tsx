import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up';
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right';
import { CopyRegular } from '@fluentui/react-icons/svg/copy';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { valueAt } from '../../../setting/pointer';
import { PlainButton } from '../PlainButton';
import { useControlStyles } from './control-styles';
import { firstControl } from './first-control';
import { type FormRoom, useFormRoom } from './form-room';
import { pointerOf } from './pointer-of';
import { summaryOf } from './summary-of';

const useStyles = makeStyles({
  root: { border: `1px solid ${tokens.colorNeutralStroke2}`, borderRadius: tokens.borderRadiusMedium, minWidth: 0 },
  plain: { display: 'flex', alignItems: 'center', gap: '2px', '> :first-child': { flexGrow: 1, minWidth: 0 } },
  head: { display: 'flex', alignItems: 'center', gap: '2px', padding: '2px' },
  open: { flex: '1 1 0', minWidth: 0, overflow: 'hidden', justifyContent: 'flex-start', textAlign: 'start' },
  words: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  turned: { transform: 'rotate(90deg)' },
  body: { padding: '0 12px 8px' },
  faulty: { borderLeft: `3px solid ${tokens.colorPaletteRedBorderActive}` },
});

/** One list item. Collapsed, it is a summary line; its fields are mounted only while it is open. */
export function ListItemTemplate(props: ArrayFieldItemTemplateProps): ReactNode {
  const { children, buttonsProps, index, schema } = props;
  const styles = useStyles();
  const control = useControlStyles();
  const { t, i18n } = useTranslation('form');
  const room = useFormRoom();
  const pointer = pointerOf(room.base, buttonsProps.fieldPathId);
  const inside = room.selected === pointer || room.selected.startsWith(`${pointer}/`);
  const added = room.added === pointer;
  const [open, setOpen] = useState(inside || added);
  const content = useFocusWhenAdded(added, room.onAdded);
  const [seen, setSeen] = useState(inside);
  if (inside !== seen) {
    setSeen(inside);
    // During render, so that the field is there when the focus goes to it.
    if (inside) setOpen(true);
  }
  if (schema.type !== 'object') {
    return (
      <li className={styles.plain}>
        <div ref={content}>{children}</div>
        <Buttons {...props} />
      </li>
    );
  }
  const value = valueAt(room.value, pointer.slice(room.base.length));
  const words = summaryOf(value, i18n.language) || t('list.item', { n: index + 1 });
  const move = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    if (event.key === 'ArrowUp' && buttonsProps.hasMoveUp) buttonsProps.onMoveUpItem(event);
    if (event.key === 'ArrowDown' && buttonsProps.hasMoveDown) buttonsProps.onMoveDownItem(event);
  };
  return (
    <li className={mergeClasses(styles.root, room.faultAt(`${pointer}/*`) && styles.faulty)} data-pointer={pointer}>
      <div className={styles.head} data-item-head>
        <PlainButton
          look="quiet"
          className={mergeClasses(control.small, styles.open)}
          aria-expanded={open}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={() => setOpen(!open)}
          onKeyDown={move}
        >
          <ChevronRightRegular aria-hidden="true" className={open ? styles.turned : undefined} />
          <span className={styles.words}>{words}</span>
        </PlainButton>
        <Buttons {...props} />
      </div>
      {open && (
        <div ref={content} className={styles.body}>
          {children}
        </div>
      )}
    </li>
  );
}

/** Once only: an item that undo brings back later must not take the focus. */
function useFocusWhenAdded(added: boolean, onAdded: FormRoom['onAdded']): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!added) return;
    onAdded(undefined);
    if (content.current) firstControl(content.current)?.focus();
  }, [added, onAdded]);
  return content;
}

function Buttons({ buttonsProps, index }: ArrayFieldItemTemplateProps): ReactNode {
  const { icon } = useControlStyles();
  const { t } = useTranslation('form');
  const { hasMoveUp, hasMoveDown, hasCopy, onMoveUpItem, onMoveDownItem, onCopyItem, onRemoveItem } = buttonsProps;
  const quiet = { look: 'quiet', iconOnly: true, className: icon } as const;
  const n = index + 1;
  return (
    <>
      <PlainButton {...quiet} aria-label={t('list.up', { n })} disabled={!hasMoveUp} onClick={onMoveUpItem}>
        <ArrowUpRegular />
      </PlainButton>
      <PlainButton {...quiet} aria-label={t('list.down', { n })} disabled={!hasMoveDown} onClick={onMoveDownItem}>
        <ArrowDownRegular />
      </PlainButton>
      {hasCopy && (
        <PlainButton {...quiet} aria-label={t('list.copy', { n })} onClick={onCopyItem}>
          <CopyRegular />
        </PlainButton>
      )}
      <PlainButton {...quiet} aria-label={t('list.remove', { n })} onClick={onRemoveItem}>
        <DeleteRegular />
      </PlainButton>
    </>
  );
}
