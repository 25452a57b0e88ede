// Generated from schemas/api/notifications.yaml.
import { api } from '../../src/api/client';
import { get, post } from '../../src/api/paths';

export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.query(get('/api/notifications')),
    countUnreadNotifications: build.query(get('/api/notifications/unread')),
    readNotifications: build.mutation(post('/api/notifications/read')),
  }),
});

export const {
  endpoints: notificationsEndpoints,
  useListNotificationsQuery,
  useLazyListNotificationsQuery,
  useCountUnreadNotificationsQuery,
  useLazyCountUnreadNotificationsQuery,
  useReadNotificationsMutation,
} = notificationsApi;
