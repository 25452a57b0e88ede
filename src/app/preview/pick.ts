import type { Locale } from '../../../generated/locales';
import type { JsonValue } from '../../../setting/json-value';
import { pointer, valueAt } from '../../../setting/pointer';
import { findLeaf } from './find-leaf';
import type { MappedBlock, PageMap } from './page-map';
import { wordsOf } from './words-of';

export interface Hit {
  pointer: string;
  block: MappedBlock;
  /** The element that shows the value. */
  element: Element;
}

/**
 * Finds the setting value shown at an element: the text, picture or link under the pointer, else the block around it.
 */
export function pick(target: Element, map: PageMap): Hit | undefined {
  const place = target.closest('[data-block]');
  const block = place ? blockOf(place, map) : undefined;
  if (!place || !block) return undefined;
  for (let at: Element | null = target; at && at !== place; at = at.parentElement) {
    const found = leafOf(wordsOf(at), block, map);
    if (found !== undefined) return { pointer: found, block, element: at };
  }
  return { pointer: block.shown.pointer, block, element: place };
}

/** The same id may occur both in the page and in its layout. */
export function blockOf(place: Element, map: PageMap): MappedBlock | undefined {
  const id = place.getAttribute('data-block');
  const inPage = place.closest('main') !== null;
  return map.blocks.find((block) => block.node.id === id && block.inPage === inPage);
}

function leafOf(words: readonly string[], { node, keys }: MappedBlock, { setting }: PageMap): string | undefined {
  const { texts } = setting;
  const locale = document.documentElement.lang as Locale;
  for (const text of words) {
    // Reads the props as stored; migration may have changed the ones shown.
    const props = pointer(node.pointer, 'props');
    const explicit =
      node.origin === 'setting' ? findLeaf(valueAt(setting as JsonValue, props), text, props) : undefined;
    if (explicit !== undefined) return explicit;
    // What visitors read in this language comes before an equal text that is not shown.
    const shown = keys.includes('texts') ? findLeaf(texts?.[locale], text, pointer('/texts', locale)) : undefined;
    if (shown !== undefined) return shown;
    for (const key of keys) {
      const bound = findLeaf(setting[key as keyof typeof setting], text, pointer('', key));
      if (bound !== undefined) return bound;
    }
  }
  return undefined;
}
