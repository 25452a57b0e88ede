import type { components } from '../../../generated/api';

type Schemas = components['schemas'];
export type AssistantDefinition = Schemas['AssistantDefinition'];
export type AssistantView = Schemas['AssistantView'];
export type Procedure = Schemas['Procedure'];
export type Calculator = Schemas['Calculator'];

/** Documents by id: the shipped ones, or those of one portal. */
export interface Library {
  assistants: ReadonlyMap<string, AssistantDefinition>;
  procedures: ReadonlyMap<string, Procedure>;
  calculators: ReadonlyMap<string, Calculator>;
}

/** The page of an assistant; one that stands on no page of the product opens by its id. */
export const addressOf = ({ id, routes }: Pick<AssistantDefinition, 'id' | 'routes'>): string =>
  routes[0] ?? `/assistant?id=${id}`;

/** What visitors get of a document. */
export function withoutCases<T extends { cases?: unknown }>({ cases: _, ...shown }: T): T {
  return shown as T;
}

export const isFor = ({ audience }: Pick<AssistantDefinition, 'audience'>, { signedIn }: { signedIn: boolean }) =>
  signedIn || audience === 'everybody';

/** The assistants for a visitor, of those that the portal does not hide. */
export function offeredTo(
  { assistants }: Library,
  { hidden = [], signedIn }: { hidden?: readonly string[]; signedIn: boolean },
): AssistantDefinition[] {
  return [...assistants.values()].filter((one) => !hidden.includes(one.id) && isFor(one, { signedIn }));
}

/**
 * What a page shows of an assistant: the checks and formulas by their titles. To visitors whom it is not for, only what
 * it is.
 */
export function viewOf(
  library: Library,
  definition: AssistantDefinition,
  { model, signedIn }: { model: boolean; signedIn: boolean },
): AssistantView {
  const { v: _, cases: __, analyses: offered, alarms, ...shown } = definition;
  const open = isFor(definition, { signedIn });
  const { procedures, calculators } = open ? definition : { procedures: [], calculators: [] };
  return {
    ...shown,
    ...(open && offered && { analyses: offered }),
    ...(open && alarms && { alarms }),
    procedures: known(library.procedures, procedures).map(({ id, kind, title, summary, minutes }) => {
      return { id, kind, title, summary, minutes };
    }),
    calculators: known(library.calculators, calculators).map(({ id, title, summary, field }) => {
      return { id, title, summary, field };
    }),
    model,
  };
}

const known = <T>(of: ReadonlyMap<string, T>, ids: readonly string[]): T[] => ids.flatMap((id) => of.get(id) ?? []);

/** Names that a definition gives and no document has, as JSON pointers. */
export function missingIn(library: Library, definition: AssistantDefinition): { pointer: string; id: string }[] {
  return (['procedures', 'calculators'] as const).flatMap((kind) =>
    definition[kind].flatMap((id, index) => (library[kind].has(id) ? [] : [{ pointer: `/${kind}/${index}`, id }])),
  );
}
