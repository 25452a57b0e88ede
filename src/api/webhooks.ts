import { webhooksApi } from '../../generated/endpoints/webhooks';

export {
  useChangeWebhookMutation,
  useGetWebhookQuery,
  useListWebhookAttemptsQuery,
  useListWebhookDeliveriesQuery,
  useListWebhooksQuery,
  useListWebhookTypesQuery,
  useMakeWebhookMutation,
  useRemoveWebhookMutation,
  useReplayWebhookMutation,
  useRotateWebhookMutation,
  useTestWebhookMutation,
  webhooksEndpoints,
} from '../../generated/endpoints/webhooks';

const changes = { invalidatesTags: ['Webhook' as const, 'WebhookDelivery' as const] };

webhooksApi.enhanceEndpoints({
  addTagTypes: ['Webhook', 'WebhookDelivery'],
  endpoints: {
    listWebhooks: { providesTags: ['Webhook'] },
    getWebhook: { providesTags: ['Webhook'] },
    listWebhookDeliveries: { providesTags: ['WebhookDelivery'] },
    listWebhookAttempts: { providesTags: ['WebhookDelivery'] },
    makeWebhook: changes,
    changeWebhook: changes,
    removeWebhook: { invalidatesTags: ['Webhook'] },
    rotateWebhook: changes,
    testWebhook: { invalidatesTags: ['WebhookDelivery'] },
    replayWebhook: { invalidatesTags: ['WebhookDelivery'] },
  },
});
