import { mergeClasses } from '@fluentui/react-components';
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up';
import { CopyRegular } from '@fluentui/react-icons/svg/copy';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import type { KeyboardEvent, ReactNode } from 'react';
import { registry } from '@/blocks/registry';
import { useTranslation } from '@/i18n/use-translation';
import { show } from '@/renderer/show';
import { summaryOf } from '@/ui/form/summary-of';
import { PlainButton } from '@/ui/PlainButton';
import type { BlockRow } from '../blocks/block-rows';
import { useBlockActs } from '../blocks/use-block-acts';
import { useRuleContext } from '../rules/use-rule-context';
import { useEditor } from '../use-editor';
import { Badge } from './Badge';
import { CommentBadge } from './CommentBadge';
import { useRowStyles } from './row-styles';
import { useBlockDrag } from './use-block-drag';

interface Props {
  row: BlockRow;
  name: string;
  draft: boolean;
  chosen: boolean;
  dragged: BlockRow | undefined;
  onDrag: (row: BlockRow | undefined) => void;
  /** The action removes the pressed element, so focus moves to the row selected afterwards. */
  onGone: () => void;
}

/** One block: select it, drag it among its neighbours, or move it with Alt and the arrow keys. Its buttons show while it is selected. */
export function BlockItem({ row, name, draft, chosen, dragged, onDrag, onGone }: Props): ReactNode {
  const styles = useRowStyles();
  const { t, i18n } = useTranslation('admin-editor');
  const { select, hover, faults } = useEditor();
  const { move, duplicate, remove } = useBlockActs();
  const context = useRuleContext();
  const { node, pointer, depth } = row;
  const readOnly = faults.length > 0;
  const hidden = !show(node.show, context);
  const moveTo = (to: number | undefined) => !readOnly && to !== undefined && move(row.list, row.at, to);
  const copy = () => {
    onGone();
    duplicate(row.index);
  };
  const takeOut = () => {
    onGone();
    remove(pointer);
  };

  const keys = (event: KeyboardEvent) => {
    if (readOnly) return;
    if (event.altKey && event.key === 'ArrowUp') moveTo(row.before);
    else if (event.altKey && event.key === 'ArrowDown') moveTo(row.after);
    else if (event.key === 'Delete') takeOut();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onDrop = (other: NonNullable<typeof dragged>) => move(row.list, other.at, row.at);
  const { over, listeners } = useBlockDrag({ row, dragged, disabled: readOnly, onDrag, onDrop });
  const act = { look: 'quiet', iconOnly: true, className: styles.act, disabled: readOnly } as const;
  // Not `disabled`: at the end of the list, moving a block step by step would lose the focus.
  const step = (to: number | undefined) =>
    ({
      look: 'quiet',
      iconOnly: true,
      className: mergeClasses(styles.act, (readOnly || to === undefined) && styles.rest),
      'aria-disabled': readOnly || to === undefined,
      onClick: () => moveTo(to),
    }) as const;
  return (
    <li
      className={mergeClasses(styles.item, chosen && styles.chosen, over && styles.over)}
      onPointerEnter={() => hover(pointer)}
      onPointerLeave={() => hover('')}
      {...listeners}
    >
      <button
        type="button"
        data-row={pointer}
        className={styles.row}
        style={{ paddingInlineStart: `${8 + depth * 16}px` }}
        aria-current={chosen || undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
        onClick={() => select(pointer)}
        onFocus={() => hover(pointer)}
        onBlur={() => hover('')}
        onKeyDown={keys}
      >
        <span className={mergeClasses(styles.name, (hidden || !registry[node.type]) && styles.gone)}>{name}</span>
        {draft && <span role="img" className={styles.dot} aria-label={t('layer.draft')} title={t('layer.draft')} />}
        <Badge pointers={[pointer]} />
        <CommentBadge block={node.id} />
        {!chosen && <span className={styles.id}>{said(node, i18n.language)}</span>}
      </button>
      {chosen && (
        <span className={styles.acts}>
          <PlainButton {...step(row.before)} aria-label={t('block.up', { name })} title={t('block.up', { name })}>
            <ArrowUpRegular />
          </PlainButton>
          <PlainButton {...step(row.after)} aria-label={t('block.down', { name })} title={t('block.down', { name })}>
            <ArrowDownRegular />
          </PlainButton>
          <PlainButton
            {...act}
            aria-label={t('block.duplicate', { name })}
            title={t('block.duplicate', { name })}
            onClick={copy}
          >
            <CopyRegular />
          </PlainButton>
          <PlainButton
            {...act}
            aria-label={t('block.remove', { name })}
            title={t('block.remove', { name })}
            onClick={takeOut}
          >
            <DeleteRegular />
          </PlainButton>
        </span>
      )}
    </li>
  );
}

/** What tells two blocks of a kind apart: their own words, never an id or an address. */
function said({ props }: BlockRow['node'], locale: string): string {
  const { title, name, text } = (props ?? {}) as Record<string, unknown>;
  return summaryOf({ title, name, text }, locale);
}
