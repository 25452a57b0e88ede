import { readValue, writeValue } from '@/browser/stored-value';
import type { PlanChoice } from '@/stream/types';

const KEY = 'mw:plan-choice';
const local = () => globalThis.localStorage;
const isChoice = (value: unknown): value is PlanChoice => value === 'ask' || value === 'auto';

/** Whether the person last wanted to see plans first; at first they do. */
export const readPlanChoice = (): PlanChoice => readValue(local, KEY, isChoice) ?? 'ask';
export const writePlanChoice = (choice: PlanChoice): void => writeValue(local, KEY, choice);

/** The part of a request that makes it a research, or not. */
export const asResearch = (approve: PlanChoice | null) =>
  approve ? { mode: 'research' as const, research: { approve } } : { mode: 'answer' as const };
