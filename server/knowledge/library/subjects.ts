import words from './subjects.json';

type Lang = 'zh' | 'en';
/** Words that show what a text is about; the first is also the name. */
type Subjects = Record<string, Record<Lang, string[]>>;
export type SubjectFacet = 'equipment' | 'symptom';

const subjects: Record<SubjectFacet, Subjects> = words;

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** English words match whole, singular or plural ("gear" is not in "gearbox"); Chinese ones anywhere. */
function patternOf({ zh, en }: Record<Lang, string[]>): RegExp {
  const latin = [...en, ...zh.filter((word) => /^[\w ]+$/.test(word))].map(escaped).join('|');
  const han = zh.filter((word) => !/^[\w ]+$/.test(word)).map(escaped);
  return new RegExp([`(?<![a-z])(?:${latin})(?:e?s)?(?![a-z])`, ...han].join('|'), 'i');
}

const patterns = Object.entries(subjects).flatMap(([facet, all]) =>
  Object.entries(all).map(([value, words]) => ({ facet: facet as SubjectFacet, value, pattern: patternOf(words) })),
);

/** The values of one facet that a text is about. */
export const subjectsOf = (facet: SubjectFacet, text: string): string[] =>
  patterns.filter((one) => one.facet === facet && one.pattern.test(text)).map(({ value }) => value);
