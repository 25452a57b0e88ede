import type { Node } from '@/renderer/types';
import { pointer, valueAt } from '../../../../setting/pointer';
import { arrangeText, movedOrder } from '../document/arrange-text';
import { editText, insertAt } from '../document/edit-text';
import { readText } from '../document/read-text';
import type { Rewrite } from '../document/types';
import { blocksOf, blocksPointer, withOwnPage } from './own-page';

/** An ID that no block of the page has yet: `hero`, `hero-2`, … */
export function freeId(blocks: readonly Node[], wanted: string): string {
  const taken = new Set(blocks.map((block) => block.id));
  const base = wanted.replace(/-\d+$/, '').slice(0, 56);
  if (!taken.has(base)) return base;
  for (let n = 2; ; n += 1) if (!taken.has(`${base}-${n}`)) return `${base}-${n}`;
}

export function addBlock(page: string, index: number, block: Node): Rewrite {
  return (text, body) => insertAt(withOwnPage(text, body, blocksPointer(page)), blocksPointer(page), index, block);
}

/** Inserts a copy below the block, outside any slot: a block has only one place. */
export function duplicateBlock(page: string, index: number): Rewrite {
  return (text, body) => {
    const blocks = blocksOf(body, page);
    const block = blocks[index];
    if (!block) return undefined;
    const { slots: _, ...copy } = block;
    return addBlock(page, index + 1, { ...copy, id: freeId(blocks, block.id) })(text, body);
  };
}

/** Also removes it from slots; blocks in its own slots move up to the page instead of disappearing with it. */
export function removeBlock(page: string, index: number): Rewrite {
  return (text, body) => {
    const list = blocksPointer(page);
    const blocks = blocksOf(body, page);
    const block = blocks[index];
    if (!block) return undefined;
    let result = withOwnPage(text, body, list);
    const namesake = blocks.filter((each) => each.id === block.id).length > 1;
    if (!namesake)
      for (const place of placesNaming(blocks, block.id)) result = editText(result, list + place, undefined);
    return editText(result, pointer(list, index), undefined);
  };
}

/** Last first, so that removing one does not shift the others. */
function placesNaming(blocks: readonly Node[], id: string): string[] {
  return blocks
    .flatMap((block, index) =>
      Object.entries(block.slots ?? {}).flatMap(([slot, ids]) =>
        ids.flatMap((each, at) => (each === id ? [pointer('', index, 'slots', slot, at)] : [])),
      ),
    )
    .reverse();
}

export function moveBlock(page: string, from: number, to: number): Rewrite {
  return (text, body) => {
    const list = blocksPointer(page);
    const size = blocksOf(body, page).length;
    if (from === to || to < 0 || to >= size || from < 0 || from >= size) return undefined;
    return arrangeText(withOwnPage(text, body, list), list, movedOrder(size, from, to));
  };
}

/** A slot holds a list of IDs. */
export function moveInSlot(list: string, from: number, to: number): Rewrite {
  return (text, body) => {
    const own = withOwnPage(text, body, list);
    const names = valueAt(readText(own).value, list);
    if (!Array.isArray(names) || from === to || from < 0 || to < 0) return undefined;
    if (from >= names.length || to >= names.length) return undefined;
    return arrangeText(own, list, movedOrder(names.length, from, to));
  };
}

/** Restores the product's own page. */
export function resetPage(page: string): Rewrite {
  return (text, body) => {
    const at = pointer('', 'pages', page);
    if (valueAt(body, at) === undefined) return undefined;
    const alone = Object.keys((valueAt(body, '/pages') as object) ?? {}).length === 1;
    return editText(text, alone ? '/pages' : at, undefined);
  };
}
