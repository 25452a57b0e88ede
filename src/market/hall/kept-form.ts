import type { Arg } from '@/api/paths';
import { readValue, writeValue } from '@/browser/stored-value';

export type Form = Arg<'putDemand'>['form'];

export const blankForm = (title: string): Form => ({
  ...{ title, description: '', kind: 'solution', industry: '', region: '', quantities: [], due: null, budget: null },
  ...{ readers: 'everybody', hidesName: false },
});

const isForm = (value: unknown): value is Form =>
  typeof value === 'object' && value !== null && Array.isArray((value as Form).quantities);
const storage = () => sessionStorage;
const keyOf = (name: string) => `mw:demand:${name}`;

/** What was typed in this tab and not saved yet. */
export const keptForm = (name: string): Form | undefined => readValue(storage, keyOf(name), isForm);
export const keepForm = (name: string, form: Form): void => writeValue(storage, keyOf(name), form);
export const clearForm = (name: string): void => writeValue(storage, keyOf(name), null);
