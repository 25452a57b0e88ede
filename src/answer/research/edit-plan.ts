import type { RunPlanItem, WishedItem } from '@/stream/types';

/** An item of a plan that is being edited. */
export interface PlanDraft {
  key: string;
  title: string;
  /** The planned items that it stands for. */
  from: string[];
}

export const MOST_ITEMS = 12;
const LONGEST = 200;
const fitting = (title: string): string => title.replace(/\s/g, ' ').slice(0, LONGEST);

export const draftOf = (plan: readonly RunPlanItem[]): PlanDraft[] =>
  plan.map(({ id, title }) => ({ key: id, title: fitting(title), from: [id] }));

export const renamed = (items: readonly PlanDraft[], at: number, title: string): PlanDraft[] =>
  items.map((item, index) => (index === at ? { ...item, title: fitting(title) } : item));

export const dropped = (items: readonly PlanDraft[], at: number): PlanDraft[] =>
  items.filter((_, index) => index !== at);

/** Adds an empty item; a full plan stays as it is. */
export function added(items: readonly PlanDraft[]): PlanDraft[] {
  if (items.length >= MOST_ITEMS) return [...items];
  const numbers = items.map(({ key }) => (key.startsWith('new-') ? Number(key.slice(4)) : 0));
  return [...items, { key: `new-${Math.max(0, ...numbers) + 1}`, title: '', from: [] }];
}

/** Moves an item one place up or down; at either end nothing changes. */
export function moved(items: readonly PlanDraft[], at: number, by: 1 | -1): PlanDraft[] {
  const [item, other] = [items[at], items[at + by]];
  if (!item || !other) return [...items];
  return items.map((each, index) => (index === at ? other : index === at + by ? item : each));
}

/** Merges an item into the one above it. What was added in own words stands in the title only, so it is kept there. */
export function merged(items: readonly PlanDraft[], at: number, join: string): PlanDraft[] {
  const [above, item] = [items[at - 1], items[at]];
  if (!above || !item) return [...items];
  const title = fitting([above.title, item.title].filter((words) => words.trim() !== '').join(join));
  const both = { ...above, title, from: [...above.from, ...item.from] };
  return items.flatMap((each, index) => (index === at ? [] : index === at - 1 ? [both] : [each]));
}

/** What is sent: without the items left empty. */
export const wished = (items: readonly PlanDraft[]): WishedItem[] =>
  items
    .map(({ title, from }) => ({ title: title.trim(), ...(from.length > 0 && { from }) }))
    .filter(({ title }) => title !== '');

export function isChanged(items: readonly PlanDraft[], plan: readonly RunPlanItem[]): boolean {
  return JSON.stringify(wished(items)) !== JSON.stringify(wished(draftOf(plan)));
}

export const isDraft = (value: unknown): value is PlanDraft => {
  const draft = value as Partial<PlanDraft> | null;
  return typeof draft?.key === 'string' && typeof draft.title === 'string' && Array.isArray(draft.from);
};
