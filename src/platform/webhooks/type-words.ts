import type { Data } from '@/api/paths';

export type WebhookType = Data<'listWebhookTypes'>[number]['type'];

/** Types in the order of the form, and the names of their words. */
export const TYPE_WORDS = {
  'knowledge.document_changed': 'knowledge-document_changed',
  'question.unanswered': 'question-unanswered',
  'feedback.given': 'feedback-given',
  'community.question_created': 'community-question_created',
  'community.answer_accepted': 'community-answer_accepted',
  'order.status_changed': 'order-status_changed',
  'organization.member_changed': 'organization-member_changed',
  'activity.opened': 'activity-opened',
  'activity.closed': 'activity-closed',
  'activity.drawn': 'activity-drawn',
  'activity.claimed': 'activity-claimed',
  'key.expiring': 'key-expiring',
  'key.revoked': 'key-revoked',
  'quota.reached': 'quota-reached',
  'setting.published': 'setting-published',
  'endpoint.disabled': 'endpoint-disabled',
  ping: 'ping',
} as const satisfies Record<WebhookType, string>;

export const TYPES = Object.keys(TYPE_WORDS) as WebhookType[];

/** Why an attempt failed, by the names of its words. */
export function faultWord(fault: string) {
  const known = ['status', 'redirected', 'not-public', 'not-found', 'unreachable', 'too-slow', 'too-large'] as const;
  const own = [...known, 'schema', 'sealed', 'interrupted'] as const;
  const found = own.find((one) => one === fault);
  if (found) return found;
  return fault.startsWith('certificate') || fault === 'no-tls' ? 'tls' : 'address';
}
