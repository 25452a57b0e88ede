import { pointer, stepsOf } from '../../../../setting/pointer';
import { settingKeys } from '../document/schemas';
import { type Section, sectionAt, sectionsOf } from './sections';

/** What the middle pane shows. */
export type FormPlace =
  | { kind: 'section'; section: Section }
  | { kind: 'block'; page: string; index: number; pointer: string }
  | { kind: 'page'; page: string }
  | { kind: 'key'; key: string }
  | { kind: 'nothing' };

export const sections = sectionsOf(settingKeys);

export function placeAt(at: string): FormPlace {
  const [key, page, list, index] = stepsOf(at);
  if (key === undefined) return { kind: 'nothing' };
  if (key === 'pages' && page !== undefined) {
    const n = Number(index);
    if (list !== 'blocks' || index === undefined || !Number.isInteger(n)) return { kind: 'page', page };
    return { kind: 'block', page, index: n, pointer: pointer('', 'pages', page, 'blocks', n) };
  }
  const section = sectionAt(sections, at);
  return section ? { kind: 'section', section } : { kind: 'key', key };
}
