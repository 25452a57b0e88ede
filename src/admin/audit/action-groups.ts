import type { Data } from '@/api/paths';

export type Action = Data<'listAudit'>['items'][number]['action'];

/** The options of the filter, in their order. */
export const ACTION_GROUPS = {
  settings: ['create', 'archive', 'restore', 'publish', 'rollback', 'import', 'schedule', 'cancel', 'seed', 'image'],
  definitions: ['definition-published', 'definition-rolled-back', 'definition-archived', 'definition-forced'],
  approval: [
    ...(['approval-required', 'approval-waived', 'approval-asked'] as const),
    ...(['approval-given', 'approval-declined'] as const),
  ],
  guests: [
    ...(['guest-link-made', 'guest-link-withdrawn', 'guest-approved', 'guest-asked-changes'] as const),
    ...(['comment-added', 'comment-removed', 'comment-resolved', 'comment-reopened'] as const),
  ],
  signIn: ['sign-in', 'sign-in-failed', 'sign-out'],
  looks: ['outbox-read', 'claim-read', 'licence-read', 'person-read', 'person-exported', 'audit-exported'],
  people: [
    ...(['registration-approved', 'registration-refused', 'person-disabled', 'person-enabled'] as const),
    ...(['person-deleted', 'organization-disabled', 'organization-enabled'] as const),
    ...(['contact-changed', 'contact-restored', 'password-changed'] as const),
    ...(['factor-added', 'factor-removed', 'factor-reset'] as const),
  ],
  operators: [
    ...(['operator-added', 'operator-invited', 'operator-uninvited', 'operator-granted'] as const),
    ...(['operator-reset', 'operator-removed', 'operator'] as const),
  ],
  market: [
    'listing-changed',
    'order-approved',
    'order-refused',
    'right-suspended',
    'right-restored',
    'offering-published',
    'offering-returned',
    'supplier-decided',
    'category-saved',
    'category-removed',
    'review-hidden',
    'review-kept',
    'price-given',
    'price-ended',
  ],
  activities: [
    'activity-paused',
    'activity-resumed',
    'activity-cancelled',
    'activity-exported',
    'codes-added',
    'codes-removed',
    'votes-counted',
    'votes-set-aside',
    'work-shown',
    'work-returned',
    'work-scored',
    'prize-returned',
    'prize-sent',
    'prize-delivered',
  ],
  installation: [
    'host-approved',
    'host-refused',
    'host-removed',
    'knowledge-added',
    'knowledge-changed',
    'audit-retired',
    'tool-saved',
    'tool-removed',
    'expert-appointed',
    'expert-dismissed',
    'webhook-made',
    'webhook-changed',
    'webhook-rotated',
    'webhook-removed',
    'embed-made',
    'embed-changed',
    'embed-rotated',
    'embed-removed',
    'key-made',
    'key-rotated',
    'key-ended',
    'service-switched',
    'gap-closed',
    'gap-dismissed',
    'gap-opened',
  ],
} as const satisfies Record<string, readonly Action[]>;

type Grouped = (typeof ACTION_GROUPS)[keyof typeof ACTION_GROUPS][number];

/** Does not compile if an action is in no group. */
export const ALL_GROUPED: Exclude<Action, Grouped> extends never ? true : Exclude<Action, Grouped> = true;
