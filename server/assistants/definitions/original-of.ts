import type { Assistants } from '../assistants';
import type { Place } from '../store/definitions';

/** The shipped document in whose place a portal's stands. */
export const originalOf = ({ shipped }: Pick<Assistants, 'shipped'>, { kind, id }: Pick<Place, 'kind' | 'id'>) =>
  (kind === 'assistant' ? shipped.assistants : shipped.procedures).get(id) as Record<string, unknown> | undefined;
