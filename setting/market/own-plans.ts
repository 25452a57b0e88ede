import type { Plan } from './offering-document';

/** A plan that its supplier gives one organization alone. */
export interface OwnPlan extends Plan {
  /** The last day on which it can be ordered, YYYY-MM-DD. */
  endsOn: string;
}

/** Plans as one organization sees them: its own ones first, or in the place of the plan that they change. */
export function plansFor(plans: readonly Plan[] = [], own: readonly OwnPlan[] = []): (Plan | OwnPlan)[] {
  const ids = new Set(plans.map(({ id }) => id));
  return [
    ...own.filter(({ id }) => !ids.has(id)),
    ...plans.map((plan) => own.find(({ id }) => id === plan.id) ?? plan),
  ];
}

export const isOwnPlan = (plan: Plan | OwnPlan): plan is OwnPlan => 'endsOn' in plan;
