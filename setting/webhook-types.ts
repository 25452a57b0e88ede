/** What webhooks tell, and nothing else: each type has a cause in the product. Data is ids and a path on the portal. */
export interface WebhookData {
  'knowledge.document_changed': { document: string; change: 'added' | 'changed' | 'removed'; path: string };
  'question.unanswered': { gap: string };
  'feedback.given': { message: string; helpful: boolean };
  'community.question_created': { question: string; path: string };
  'community.answer_accepted': { question: string; answer: string; path: string };
  'order.status_changed': { order: string; status: string; path: string };
  'organization.member_changed': { organization: string; person: string; change: 'joined' | 'left' | 'role' };
  'activity.opened': { activity: string; at: string };
  'activity.closed': { activity: string; at: string };
  'activity.drawn': { activity: string; draw: number; won: boolean };
  'activity.claimed': { activity: string; prize: string; win: string };
  'key.expiring': { key: string; expiresAt: string; days: number };
  'key.revoked': { key: string };
  'quota.reached': { key: string; renewsAt: string };
  'setting.published': { domain: string; revision: string };
  'endpoint.disabled': { endpoint: string; reason: 'gone' | 'failures' };
  ping: { endpoint: string };
}

export type WebhookType = keyof WebhookData;

type Sorts = 'id' | 'path' | 'time' | 'count' | 'flag' | readonly string[];

const shapes: { [T in WebhookType]: { [K in keyof WebhookData[T]]: Sorts } } = {
  'knowledge.document_changed': { document: 'id', change: ['added', 'changed', 'removed'], path: 'path' },
  'question.unanswered': { gap: 'id' },
  'feedback.given': { message: 'id', helpful: 'flag' },
  'community.question_created': { question: 'id', path: 'path' },
  'community.answer_accepted': { question: 'id', answer: 'id', path: 'path' },
  'order.status_changed': { order: 'id', status: 'id', path: 'path' },
  'organization.member_changed': { organization: 'id', person: 'id', change: ['joined', 'left', 'role'] },
  'activity.opened': { activity: 'id', at: 'time' },
  'activity.closed': { activity: 'id', at: 'time' },
  'activity.drawn': { activity: 'id', draw: 'count', won: 'flag' },
  'activity.claimed': { activity: 'id', prize: 'id', win: 'id' },
  'key.expiring': { key: 'id', expiresAt: 'time', days: 'count' },
  'key.revoked': { key: 'id' },
  'quota.reached': { key: 'id', renewsAt: 'time' },
  'setting.published': { domain: 'id', revision: 'id' },
  'endpoint.disabled': { endpoint: 'id', reason: ['gone', 'failures'] },
  ping: { endpoint: 'id' },
};

export const WEBHOOK_TYPES = Object.keys(shapes) as WebhookType[];

/** Those that an endpoint chooses; a ping is sent to whoever asks for it. */
export const CHOSEN_TYPES = WEBHOOK_TYPES.filter((type) => type !== 'ping');

const TIME = '2026-11-28T08:00:00.000Z';

const samples: { [T in WebhookType]: WebhookData[T] } = {
  'knowledge.document_changed': { document: '3f1c9a0b7d2e4c58', change: 'changed', path: '/doc/3f1c9a0b7d2e4c58' },
  'question.unanswered': { gap: '4711' },
  'feedback.given': { message: 'm-1', helpful: false },
  'community.question_created': { question: 'q-1', path: '/community/qaDetails?id=q-1' },
  'community.answer_accepted': { question: 'q-1', answer: 'a-1', path: '/community/qaDetails?id=q-1#a-a-1' },
  'order.status_changed': {
    ...{ order: 'o-1', status: 'approved' },
    path: '/personInfo?PersonCommunity=%2Fusercenter%2Forders',
  },
  'organization.member_changed': { organization: 't-1', person: 'u-1', change: 'joined' },
  'activity.opened': { activity: 'festival', at: TIME },
  'activity.closed': { activity: 'festival', at: TIME },
  'activity.drawn': { activity: 'festival', draw: 1, won: true },
  'activity.claimed': { activity: 'festival', prize: 'mug', win: 'w-1' },
  'key.expiring': { key: '9f2c41d07a3e', expiresAt: TIME, days: 14 },
  'key.revoked': { key: '9f2c41d07a3e' },
  'quota.reached': { key: '9f2c41d07a3e', renewsAt: TIME },
  'setting.published': { domain: 'portal.example.com', revision: '0d1e2f3a4b5c' },
  'endpoint.disabled': { endpoint: 'wh_2c41d07a3e9f', reason: 'failures' },
  ping: { endpoint: 'wh_2c41d07a3e9f' },
};

const schemaOfSort = (sort: Sorts): object => {
  if (sort === 'id') return { type: 'string', minLength: 1, maxLength: 253 };
  if (sort === 'path') return { type: 'string', pattern: '^/', maxLength: 1000 };
  if (sort === 'time') return { type: 'string', pattern: String.raw`^\d{4}-\d\d-\d\dT[\d:.]+Z$` };
  if (sort === 'count') return { type: 'integer', minimum: 0 };
  if (sort === 'flag') return { type: 'boolean' };
  return { type: 'string', enum: sort };
};

/** A whole body of this type, as an example; `data` if the sample itself will not do. */
export const bodyOf = <T extends WebhookType>(type: T, data: WebhookData[T] = samples[type], timestamp = TIME) => ({
  type,
  timestamp,
  data,
});

/** The JSON Schema (2020-12) of a whole body. Every field is there; more may come. */
export const schemaOf = (type: WebhookType) => ({
  type: 'object',
  required: ['type', 'timestamp', 'data'],
  properties: {
    type: { const: type },
    timestamp: schemaOfSort('time'),
    data: {
      type: 'object',
      required: Object.keys(shapes[type]),
      properties: Object.fromEntries(
        Object.entries<Sorts>(shapes[type]).map(([field, sort]) => [field, schemaOfSort(sort)]),
      ),
    },
  },
});
