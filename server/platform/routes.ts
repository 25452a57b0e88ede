import type { Route } from '../base/http/route';
import { adminChannelRoutes } from './routes/admin-channels';
import { adminKeyRoutes } from './routes/admin-keys';
import { embedRoutes } from './routes/embed';
import { embedSessionRoutes } from './routes/embed-sessions';
import { keyRoutes } from './routes/keys';
import { mcpRoutes } from './routes/mcp';
import { oauthRoutes } from './routes/oauth';
import { oauthConsentRoutes } from './routes/oauth-consent';
import { openaiRoutes } from './routes/openai';
import { platformRoutes as factRoutes } from './routes/platform';
import { usageRoutes } from './routes/usage';
import { webhookDeliveryRoutes } from './routes/webhook-deliveries';
import { webhookRoutes } from './routes/webhooks';

export const platformRoutes: Route[] = [
  keyRoutes,
  openaiRoutes,
  mcpRoutes,
  oauthRoutes,
  oauthConsentRoutes,
  usageRoutes,
  factRoutes,
  webhookRoutes,
  webhookDeliveryRoutes,
  embedRoutes,
  embedSessionRoutes,
  adminKeyRoutes,
  adminChannelRoutes,
];
