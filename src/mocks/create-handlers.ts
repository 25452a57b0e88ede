import type { RequestHandler } from 'msw';
import { activityHandlers } from './activities/activity-handlers';
import { resetActivities } from './activities/mock-activity';
import { voteHandlers } from './activities/vote-handlers';
import { winHandlers } from './activities/win-handlers';
import { adminHandlers } from './admin/admin-handlers';
import { resetAdminState } from './admin/admin-state';
import { assistantHandlers } from './assistants/assistant-handlers';
import { chatHandlers } from './chat/chat-handlers';
import { clearDemoState } from './chat/demo-state';
import { runHandlers } from './chat/run-handlers';
import { tagHandlers } from './chat/tag-handlers';
import { communityHandlers } from './community/community-handlers';
import { resetCommunity } from './community/community-state';
import { resetNotices } from './community/notice-handlers';
import { defaultAnswers } from './default-answer';
import { alarmHandlers } from './knowledge/alarm-handlers';
import { knowledgeHandlers } from './knowledge/handlers';
import { resetHall } from './market/hall-handlers';
import { marketHandlers } from './market/market-handlers';
import { resetMarket } from './market/market-state';
import { resetOrders } from './market/order-handlers';
import { notificationHandlers, resetNotifications } from './notification-handlers';
import { memoryHandlers, resetMemory } from './people/memory-handlers';
import { peopleHandlers } from './people/people-handlers';
import { resetPeople } from './people/people-state';
import { pictureHandlers } from './picture/picture-handlers';
import { embedHandlers, resetEmbedChannels } from './platform/embed-handlers';
import { keyHandlers, resetKeys } from './platform/key-handlers';
import { oauthHandlers, resetGrants } from './platform/oauth-handlers';
import { resetWebhooks, webhookHandlers } from './platform/webhook-handlers';
import { questionsHandlers } from './questions-handlers';
import { settingsHandlers } from './settings-handlers';

/** Handlers for every operation. The first match wins, so stateful handlers precede the plain fixtures. */
export function createHandlers({ pace = 1 }: { pace?: number } = {}): RequestHandler[] {
  return [
    ...settingsHandlers(),
    ...peopleHandlers(),
    ...memoryHandlers(),
    ...adminHandlers(),
    ...knowledgeHandlers(),
    ...alarmHandlers(),
    ...questionsHandlers(),
    ...communityHandlers(),
    ...marketHandlers(),
    ...activityHandlers(),
    ...voteHandlers(),
    ...winHandlers(),
    ...notificationHandlers(),
    ...keyHandlers(),
    ...oauthHandlers(),
    ...webhookHandlers(),
    ...embedHandlers(),
    ...assistantHandlers(),
    ...pictureHandlers(pace),
    ...runHandlers(pace),
    ...chatHandlers(),
    ...tagHandlers(),
    ...defaultAnswers(),
  ];
}

/** Resets all state, between tests and when a tester starts over. */
export function resetMocks(): Promise<void> {
  clearDemoState();
  resetPeople();
  resetMemory();
  resetCommunity();
  resetMarket();
  resetActivities();
  resetOrders();
  resetHall();
  resetKeys();
  resetGrants();
  resetWebhooks();
  resetEmbedChannels();
  resetNotifications();
  resetNotices();
  return resetAdminState();
}
