import type { NotificationKind } from './notify';

/** All kinds, in the order in which people see them. */
export const KINDS: readonly NotificationKind[] = [
  'answer',
  'accepted',
  'closed',
  'comment',
  'mention',
  'followed',
  'verified-due',
  'verified-disputed',
  'gap',
  'held',
  'published',
  'removed',
  'report-decided',
  'appeal',
  'notice',
  'order',
  'order-decided',
  'right-ends',
  'response',
  'response-decided',
  'contact',
  'demand-fits',
  'demand-ends',
];
