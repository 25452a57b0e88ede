import type { Dictionary } from './i18n';

/** Messages that few pages use, apart from the others, so that the first page does not list their files. */
export const MORE_FILES = import.meta.glob<Dictionary>(
  [
    './*/portal/admin*.json',
    './*/portal/{activities,analysis,assistants,attached,community,context,demo,errors,factor,form,guided,hall,market,memory,moderation,notices,notifications,people-agreement,platform,search,security,threads,tools,verified}.json',
  ],
  { base: '../../messages', import: 'default' },
);
