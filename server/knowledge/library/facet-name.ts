import type { Locale } from '../../../generated/locales';
import messages from '../../../messages/en-US/server/knowledge.json';
import { message } from '../../base/messages/message';
import type { Facet } from './catalogue';

const { library } = messages;

const isKnown = <T extends object>(names: T, value: string): value is Extract<keyof T, string> =>
  Object.hasOwn(names, value);

/** Display name of a facet value; makers and tags are names themselves. Undefined for a value that no longer exists. */
export function facetName(facet: Facet, value: string, locale: Locale): string | undefined {
  if (facet === 'shelf')
    return isKnown(library.shelf, value) ? message(`knowledge:library.shelf.${value}`)[locale] : undefined;
  if (facet === 'equipment')
    return isKnown(library.equipment, value) ? message(`knowledge:library.equipment.${value}`)[locale] : undefined;
  if (facet === 'symptom')
    return isKnown(library.symptom, value) ? message(`knowledge:library.symptom.${value}`)[locale] : undefined;
  return value;
}
