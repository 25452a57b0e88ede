import { fold } from '../../base/text/fold';
import { termsOf } from '../../base/text/terms';
import type { Near } from '../search/find-passages';
import type { SearchLang } from '../search/types';
import { SAMPLED, strengths } from '../vectors/strengths';
import type { Places } from './places';
import { place } from './space';

/** The same number as for an embedding server. */
const NEIGHBOURS = 40;
/** The reader's language has a match if one of this many top passages is in it. */
const LOOKED_AT = 3;

const HAN = /\p{Script=Han}/u;
export const otherLanguage = (question: string): { own: SearchLang; other: SearchLang } =>
  HAN.test(question) ? { own: 'zh', other: 'en' } : { own: 'en', other: 'zh' };

/** Finds near passages in the other language if words find none in the question's own. */
export function createNearAcross(places: () => Places | undefined): Near {
  const samples = new WeakMap<Places, Map<SearchLang, { size: number; sample: Float32Array[] }>>();
  const sampleOf = (held: Places, lang: SearchLang): Float32Array[] => {
    const known = samples.get(held) ?? new Map();
    samples.set(held, known);
    if (known.get(lang)?.size !== held.size) known.set(lang, { size: held.size, sample: held.sample(lang, SAMPLED) });
    return known.get(lang).sample;
  };
  return async (question, filter, byWords) => {
    const held = places();
    const { own, other } = otherLanguage(question);
    if (!held || filter.lang === own) return undefined;
    if ((await byWords()).slice(0, LOOKED_AT).some(({ candidate }) => candidate.lang === own)) return undefined;
    const vector = place(held.space, termsOf(fold(question)));
    if (!vector) return undefined;
    const found = held.nearest(vector, { ...filter, lang: other }, NEIGHBOURS);
    return strengths(vector, found, NEIGHBOURS, sampleOf(held, other));
  };
}
