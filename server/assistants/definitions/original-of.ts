import type { Assistants } from '../assistants';
import type { Place } from '../store/definitions';

/** The list of a library that holds documents of a kind. */
export const listOf = { assistant: 'assistants', procedure: 'procedures', calculator: 'calculators' } as const;

/** The shipped document in whose place a portal's or an organization's stands. No activity is shipped. */
export const originalOf = ({ shipped }: Pick<Assistants, 'shipped'>, { kind, id }: Pick<Place, 'kind' | 'id'>) =>
  (kind === 'activity' ? undefined : shipped[listOf[kind]].get(id)) as Record<string, unknown> | undefined;
