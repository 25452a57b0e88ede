// Generated from schemas/api/webhooks.yaml.
import { api } from '../../src/api/client';
import { del, get, post, put } from '../../src/api/paths';

export const webhooksApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWebhooks: build.query(get('/api/webhooks')),
    makeWebhook: build.mutation(post('/api/webhooks')),
    listWebhookTypes: build.query(get('/api/webhooks/types')),
    getWebhook: build.query(get('/api/webhooks/{id}')),
    changeWebhook: build.mutation(put('/api/webhooks/{id}')),
    removeWebhook: build.mutation(del('/api/webhooks/{id}')),
    rotateWebhook: build.mutation(post('/api/webhooks/{id}/rotate')),
    testWebhook: build.mutation(post('/api/webhooks/{id}/test')),
    listWebhookDeliveries: build.query(get('/api/webhooks/{id}/deliveries')),
    listWebhookAttempts: build.query(get('/api/webhooks/{id}/deliveries/{delivery}/attempts')),
    replayWebhook: build.mutation(post('/api/webhooks/{id}/deliveries/replay')),
    getWebhookKeys: build.query(get('/.well-known/webhook-keys')),
  }),
});

export const {
  endpoints: webhooksEndpoints,
  useListWebhooksQuery,
  useLazyListWebhooksQuery,
  useMakeWebhookMutation,
  useListWebhookTypesQuery,
  useLazyListWebhookTypesQuery,
  useGetWebhookQuery,
  useLazyGetWebhookQuery,
  useChangeWebhookMutation,
  useRemoveWebhookMutation,
  useRotateWebhookMutation,
  useTestWebhookMutation,
  useListWebhookDeliveriesQuery,
  useLazyListWebhookDeliveriesQuery,
  useListWebhookAttemptsQuery,
  useLazyListWebhookAttemptsQuery,
  useReplayWebhookMutation,
  useGetWebhookKeysQuery,
  useLazyGetWebhookKeysQuery,
} = webhooksApi;
