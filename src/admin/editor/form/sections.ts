import type { Under } from '@/i18n/translate';
import { stepsOf } from '../../../../setting/pointer';

export interface Section {
  id: string;
  /** Keys of the setting shown in one form. */
  keys: readonly string[];
}

/** Sections of several keys, which have no schema of their own. */
export type Group = Under<'admin-editor:section.help'>;

const GROUPS: readonly Section[] = [
  { id: 'brand', keys: ['title', 'logan', 'texts', 'logo', 'icon', 'locale', 'accessDomain', 'tenantId'] },
  { id: 'look', keys: ['theme', 'pageBackgroundColor', 'pageBackgroundImage'] },
  {
    id: 'access',
    keys: [
      'allowLogin',
      'signIn',
      'entrances',
      'searchScope',
      'synonyms',
      'functionList',
      'assistants',
      'community',
      'publishCommunity',
      'market',
    ],
  },
];

const ALONE = [
  'header',
  'questionList',
  'recommend',
  'agentRecommend',
  'advertisement',
  'floatingWindow',
  'feedbackEntrance',
  'footer',
] as const;

/** Keys without a section: pages are in the outline, and `v` is written automatically. */
const ELSEWHERE = new Set(['pages', 'v']);

/** Every key of the schema is in one section; keys missing from the list come last. */
export function sectionsOf(schemaKeys: readonly string[]): Section[] {
  const known = new Set([...GROUPS.flatMap((group) => group.keys), ...ALONE]);
  const there = (keys: readonly string[]) => keys.filter((key) => schemaKeys.includes(key));
  const more = schemaKeys.filter((key) => !known.has(key) && !ELSEWHERE.has(key));
  const alone = there(ALONE).map((key) => ({ id: key, keys: [key] }));
  const all = [...GROUPS.map((group) => ({ ...group, keys: there(group.keys) })), ...alone, { id: 'more', keys: more }];
  return all.filter((section) => section.keys.length > 0);
}

/** Keys of a setting without a schema: kept, and editable as JSON. */
export function otherKeys(body: object, schemaKeys: readonly string[]): string[] {
  return Object.keys(body).filter((key) => !schemaKeys.includes(key));
}

export function sectionAt(sections: readonly Section[], pointer: string): Section | undefined {
  const [key = ''] = stepsOf(pointer);
  return sections.find((section) => section.keys.includes(key));
}
