import { notificationsApi } from '../../generated/endpoints/notifications';
import { quietCalls } from './quiet-calls';

export * from '../../generated/endpoints/notifications';

// Asked in the background; the bell stays as it is if nobody answers.
quietCalls.add('countUnreadNotifications');
// Shown in place of the list.
quietCalls.add('listNotifications');
quietCalls.add('getNotifyPreferences');

// Own tag types, so that the first page does not know them.
const tagged = notificationsApi
  .enhanceEndpoints({ addTagTypes: ['Notification', 'Follow', 'NotifyPreference'] })
  .enhanceEndpoints({
    endpoints: {
      listNotifications: { providesTags: ['Notification'] },
      countUnreadNotifications: { providesTags: ['Notification'] },
      listFollows: { providesTags: ['Follow', 'Content'] },
      follow: { invalidatesTags: ['Follow'] },
      unfollow: { invalidatesTags: ['Follow'] },
      getNotifyPreferences: { providesTags: ['NotifyPreference'] },
      saveNotifyPreferences: { invalidatesTags: ['Notification', 'NotifyPreference'] },
      readNotifications: { invalidatesTags: ['Notification'] },
    },
  });

/** Asks anew for whatever is shown of them. */
export const notificationsChanged = () => tagged.util.invalidateTags(['Notification']);
