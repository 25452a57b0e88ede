import { useMemo } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { Node } from '@/renderer/types';
import { showToast } from '@/ui/toasts';
import { pointer, stepsOf } from '../../../../setting/pointer';
import type { Rewrite } from '../document/types';
import { useEditor } from '../use-editor';
import { addBlock, duplicateBlock, freeId, moveBlock, moveInSlot, removeBlock, resetPage } from './block-rewrites';
import { blocksOf, blocksPointer } from './own-page';

const TOAST_MS = 8000;

/** Actions on the blocks of a page, shared by buttons, keys and dragging. */
export function useBlockActs() {
  const { text, body, page, rewrite, select } = useEditor();
  const { t } = useTranslation('admin-editor');
  return useMemo(() => {
    const at = (index: number) => pointer(blocksPointer(page), index);
    const size = blocksOf(body, page).length;
    return {
      add: (type: string, v: number, props: Record<string, unknown>, index = size) => {
        const id = freeId(blocksOf(body, page), type.slice(type.indexOf('/') + 1));
        const node: Node = { id, type, v, ...(Object.keys(props).length > 0 && { props }) };
        rewrite(addBlock(page, index, node), 'add');
        select(at(index), { focus: true });
      },
      duplicate: (index: number) => {
        rewrite(duplicateBlock(page, index), 'duplicate');
        select(at(index + 1));
      },
      remove: (place: string) => {
        const index = Number(stepsOf(place)[3]);
        const node = blocksOf(body, page)[index];
        if (!node) return;
        const remove = removeBlock(page, index);
        const after = remove(text, body);
        // Byte for byte if nothing has changed since; after other edits, back to its place among them.
        const restore: Rewrite = (now, then) => (now === after ? text : addBlock(page, index, node)(now, then));
        rewrite(remove, 'remove');
        select(size > 1 ? at(Math.min(index, size - 2)) : pointer('', 'pages', page));
        showToast({
          intent: 'info',
          text: t('toast.removed', { id: node.id }),
          durationMs: TOAST_MS,
          cause: 'editor-removed',
          action: { label: t('undo'), run: () => rewrite(restore, 'restore') },
        });
      },
      /** Moves within the page's own list, or within the slot that `list` points to. */
      move: (list: string, from: number, to: number) => {
        if (list !== blocksPointer(page)) return rewrite(moveInSlot(list, from, to), 'move');
        rewrite(moveBlock(page, from, to), 'move');
        select(at(to));
      },
      resetPage: () => {
        rewrite(resetPage(page), 'resetPage');
        select(pointer('', 'pages', page));
      },
    };
  }, [text, body, page, rewrite, select, t]);
}
