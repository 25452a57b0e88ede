// Generated from schemas/api/notifications.yaml.
import { api } from '../../src/api/client';
import { del, get, post, put } from '../../src/api/paths';

export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFollows: build.query(get('/api/community/follows')),
    lookAtMail: build.query(get('/api/mail/unsubscribe/{token}')),
    stopMail: build.mutation(post('/api/mail/unsubscribe/{token}')),
    getNotifyPreferences: build.query(get('/api/notifications/preferences')),
    saveNotifyPreferences: build.mutation(put('/api/notifications/preferences')),
    follow: build.mutation(put('/api/community/follows/{kind}/{id}')),
    unfollow: build.mutation(del('/api/community/follows/{kind}/{id}')),
    listNotifications: build.query(get('/api/notifications')),
    countUnreadNotifications: build.query(get('/api/notifications/unread')),
    readNotifications: build.mutation(post('/api/notifications/read')),
  }),
});

export const {
  endpoints: notificationsEndpoints,
  useListFollowsQuery,
  useLazyListFollowsQuery,
  useLookAtMailQuery,
  useLazyLookAtMailQuery,
  useStopMailMutation,
  useGetNotifyPreferencesQuery,
  useLazyGetNotifyPreferencesQuery,
  useSaveNotifyPreferencesMutation,
  useFollowMutation,
  useUnfollowMutation,
  useListNotificationsQuery,
  useLazyListNotificationsQuery,
  useCountUnreadNotificationsQuery,
  useLazyCountUnreadNotificationsQuery,
  useReadNotificationsMutation,
} = notificationsApi;
