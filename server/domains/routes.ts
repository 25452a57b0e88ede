import type { Route } from '../base/http/route';
import { approvalRoutes } from './routes/admin/approval';
import { domainChangesRoutes } from './routes/admin/domain-changes';
import { domainRoutes } from './routes/admin/domains';
import { fileRoutes } from './routes/admin/files';
import { guestAdminRoutes } from './routes/admin/guests';
import { hostRoutes } from './routes/admin/hosts';
import { imageRoutes } from './routes/admin/images';
import { operatorRoutes } from './routes/admin/operators';
import { publicationRoutes } from './routes/admin/publications';
import { guestRoutes } from './routes/guest';
import { settingChangesRoutes } from './routes/setting-changes';
import { settingsRoutes } from './routes/settings';

export const domainsRoutes: Route[] = [settingsRoutes, settingChangesRoutes, guestRoutes];

/** Below /api/admin; the operator gate stands before them. */
export const domainsAdminRoutes: Route[] = [
  domainRoutes,
  domainChangesRoutes,
  fileRoutes,
  guestAdminRoutes,
  hostRoutes,
  approvalRoutes,
  operatorRoutes,
  publicationRoutes,
  imageRoutes,
];
