import { readValue, writeValue } from '@/browser/stored-value';
import type { PlanChoice } from '@/stream/types';

const local = () => globalThis.localStorage;
const PLAN = 'mw:plan-choice';
const isChoice = (value: unknown): value is PlanChoice => value === 'ask' || value === 'auto';

/** Whether the person last wanted to see plans first; at first they do. */
export const readPlanChoice = (): PlanChoice => readValue(local, PLAN, isChoice) ?? 'ask';
export const writePlanChoice = (choice: PlanChoice): void => writeValue(local, PLAN, choice);

const DEPTH = 'mw:research-depth';
const isDepth = (value: unknown): value is 'ordinary' | 'thorough' => value === 'ordinary' || value === 'thorough';

/** Whether the person last wanted reports that look into more and may take longer. */
export const readThorough = (): boolean => readValue(local, DEPTH, isDepth) === 'thorough';
export const writeThorough = (thorough: boolean): void => writeValue(local, DEPTH, thorough ? 'thorough' : 'ordinary');

const THOROUGH = { seconds: 900, items: 12 };

/** What a research may take: nothing said means the server's own measure. */
export const asBudget = () => (readThorough() ? { budget: THOROUGH } : {});

/** The part of a request that makes it a research, or not. */
export const asResearch = (approve: PlanChoice | null) =>
  approve ? { mode: 'research' as const, research: { approve, ...asBudget() } } : { mode: 'answer' as const };
