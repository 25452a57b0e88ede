import type { Finding } from '../../../setting/finding';
import { isObject, type JsonValue, own } from '../../../setting/json-value';
import type { LocalizedText } from '../../../setting/messages/catalogue';
import { pointer } from '../../../setting/pointer';
import { blockWords } from './block-words';

/** As the renderer has it: a page beyond this is not shown. */
const mostCharacters = 64 * 1024;

/** A page names its blocks by id: one id twice, or a slot that names nobody, leaves a block without a place. */
export function checkPlaces(nodes: readonly JsonValue[], at: string): Finding[] {
  const findings: Finding[] = [];
  const add = (where: string, text: LocalizedText) =>
    findings.push({ severity: 'error', kind: 'invalid-block', pointer: where, text });
  const size = JSON.stringify(nodes).length;
  if (size > mostCharacters) add(at, blockWords.large(size, mostCharacters));
  const ids = new Set<JsonValue>();
  nodes.forEach((node, n) => {
    const id = own(node, 'id');
    if (typeof id === 'string' && ids.has(id)) add(pointer(at, n, 'id'), blockWords.twice(id));
    if (id !== undefined) ids.add(id);
  });
  nodes.forEach((node, n) => {
    const slots = own(node, 'slots');
    for (const [name, list] of isObject(slots) ? Object.entries(slots) : [])
      for (const [place, id] of Array.isArray(list) ? list.entries() : [])
        if (typeof id === 'string' && !ids.has(id)) add(pointer(at, n, 'slots', name, place), blockWords.missing(id));
  });
  return findings;
}
