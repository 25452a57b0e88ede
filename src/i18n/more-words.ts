import type { Dictionary } from './i18n';

/** All messages that create-i18n.ts does not list, so that the first page does not list their files. */
export const MORE_FILES = import.meta.glob<Dictionary>(
  ['./*/portal/*.json', '!./*/portal/{answer,common,home,people,picture,reader}.json'],
  { base: '../../messages', import: 'default' },
);
