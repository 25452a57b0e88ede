import type { Dictionary } from './i18n';

/** Messages of the workbench and the demo, apart from the portal's, so that the first page does not list their files. */
export const WORKBENCH_FILES = import.meta.glob<Dictionary>(
  ['../../messages/*/portal/admin*.json', '../../messages/*/portal/demo.json'],
  { import: 'default' },
);
