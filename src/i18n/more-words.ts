import type { Dictionary } from './i18n';

/** Messages that few pages use, apart from the others, so that the first page does not list their files. */
export const MORE_FILES = import.meta.glob<Dictionary>(
  ['../../messages/*/portal/admin*.json', '../../messages/*/portal/{demo,guided,analysis,tools}.json'],
  { import: 'default' },
  ['./*/portal/admin*.json', './*/portal/{analysis,assistants,community,demo,factor,form,guided,people-agreement,security}.json'],
  { base: '../../messages', import: 'default' },
);
