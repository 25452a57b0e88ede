import type { JsonValue } from '../../../setting/json-value';
import { stepsOf, valueAt } from '../../../setting/pointer';
import { tidy } from './find-leaf';
import type { MappedBlock, PageMap } from './page-map';
import { wordsOf } from './words-of';

/** The elements that show a part of the setting: those with its exact text, else the blocks that read it. */
export function placesOf(at: string, map: PageMap, root: ParentNode = document): Element[] {
  const places = blocksAt(at, map).flatMap((block) => elementOf(block, root) ?? []);
  const value = valueAt(map.setting as JsonValue, at);
  const text = typeof value === 'string' ? tidy(value) : '';
  if (text === '') return places;
  const exact = places.flatMap((place) => deepest(place, text) ?? []);
  return exact.length > 0 ? exact : places;
}

/** The block that contains the pointer, or all blocks that read its top-level key. */
export function blocksAt(at: string, { blocks }: PageMap): MappedBlock[] {
  if (at === '') return [];
  const inside = blocks.filter(({ node }) => node.origin === 'setting' && isWithin(at, node.pointer));
  if (inside.length > 0) return inside;
  const [key = ''] = stepsOf(at);
  const reading = blocks.filter(({ keys }) => keys.includes(key));
  // Prefers the blocks that own the section over those that only read a text from it.
  const own = reading.filter(({ shown }) => isWithin(at, shown.pointer));
  return own.length > 0 ? own : reading;
}

export function elementOf({ node, inPage }: MappedBlock, root: ParentNode): Element | undefined {
  const all = [...root.querySelectorAll(`[data-block="${CSS.escape(node.id)}"]`)];
  return all.find((element) => (element.closest('main') !== null) === inPage);
}

function isWithin(at: string, base: string): boolean {
  return base !== '' && (at === base || at.startsWith(`${base}/`));
}

function deepest(place: Element, text: string): Element | undefined {
  const found = [...place.querySelectorAll('*')].filter((element) => wordsOf(element).includes(text));
  return found.at(-1);
}
