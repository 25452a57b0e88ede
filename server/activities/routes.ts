import type { Route } from '../base/http/route';
import { readingRoutes } from './note-reading';
import { activityRoutes } from './routes/activities';
import { adminActivityRoutes } from './routes/admin-activities';
import { adminCodeRoutes } from './routes/admin-codes';
import { adminDeliveryRoutes } from './routes/admin-deliveries';
import { adminDeskRoutes } from './routes/admin-desk';
import { adminReportRoutes } from './routes/admin-reports';
import { adminSecondRoutes } from './routes/admin-second';
import { adminTableRoutes } from './routes/admin-tables';
import { drawRoutes } from './routes/draws';
import { voteRoutes } from './routes/votes';
import { winRoutes } from './routes/wins';
import { workFileRoutes } from './routes/work-files';

export const activitiesAdminRoutes: Route[] = [
  ...[
    adminDeskRoutes,
    adminDeliveryRoutes,
    adminActivityRoutes,
    adminReportRoutes,
    adminTableRoutes,
    adminCodeRoutes,
    adminSecondRoutes,
  ],
];
export const activitiesRoutes: Route[] = [
  activityRoutes,
  drawRoutes,
  voteRoutes,
  winRoutes,
  workFileRoutes,
  readingRoutes,
];
