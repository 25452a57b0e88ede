import type { Node } from '@/renderer/types';
import { pointer } from '../../../../setting/pointer';
import { editText, insertAt } from '../document/edit-text';
import type { Rewrite } from '../document/types';
import { blocksOf, blocksPointer, withOwnPage } from './own-page';

/** Blocks that can go into a slot of `host`: those on the page itself, with a unique ID, that do not contain it. */
export function slotChoices(blocks: readonly Node[], host: Node): Node[] {
  const named = new Set(blocks.flatMap(namesOf));
  const alone = ({ id }: Node) => blocks.filter((other) => other.id === id).length === 1;
  return blocks.filter((block) => !named.has(block.id) && alone(block) && !contains(blocks, block.id, host.id));
}

const namesOf = ({ slots }: Node): string[] => Object.values(slots ?? {}).flat();

function contains(blocks: readonly Node[], outer: string, inner: string, depth = 0): boolean {
  if (outer === inner) return true;
  const block = blocks.find(({ id }) => id === outer);
  // A page whose slots form a cycle is kept as it is; this loop only has to end.
  if (!block || depth > blocks.length) return false;
  return namesOf(block).some((id) => contains(blocks, id, inner, depth + 1));
}

export function slotPointer(page: string, index: number, slot: string): string {
  return pointer(blocksPointer(page), index, 'slots', slot);
}

/** Moves a block of the page to the end of a slot. */
export function putInSlot(page: string, index: number, slot: string, id: string): Rewrite {
  return (text, body) => {
    const blocks = blocksOf(body, page);
    const host = blocks[index];
    if (!host || !slotChoices(blocks, host).some((block) => block.id === id)) return undefined;
    const list = slotPointer(page, index, slot);
    return insertAt(withOwnPage(text, body, list), list, host.slots?.[slot]?.length ?? 0, id);
  };
}

/** Moves a block back to the page, and removes a slot left empty. */
export function takeFromSlot(page: string, index: number, slot: string, place: number): Rewrite {
  return (text, body) => {
    const slots = blocksOf(body, page)[index]?.slots ?? {};
    const names = slots[slot] ?? [];
    if (place < 0 || place >= names.length) return undefined;
    const list = slotPointer(page, index, slot);
    const own = withOwnPage(text, body, list);
    if (names.length > 1) return editText(own, pointer(list, place), undefined);
    const last = Object.keys(slots).length === 1;
    return editText(own, last ? pointer(blocksPointer(page), index, 'slots') : list, undefined);
  };
}
