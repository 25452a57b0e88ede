import type { Route } from '../base/http/route';
import { accountRoutes } from './routes/account';
import { accountRoutes as adminAccountRoutes } from './routes/admin/accounts';
import { auditRoutes } from './routes/admin/audit';
import { licenceRoutes } from './routes/admin/licences';
import { peopleRoutes } from './routes/admin/people';
import { operatorProofRoutes } from './routes/admin/prove';
import { operatorStepRoutes } from './routes/admin/second-step';
import { sessionRoutes } from './routes/admin/session';
import { deviceRoutes } from './routes/devices';
import { factorRoutes, secondStepRoutes } from './routes/factors';
import { fileRoutes } from './routes/files';
import { invitationRoutes, membershipRoutes, organizationRoutes } from './routes/organizations';
import { personRoutes } from './routes/person';
import { proveRoutes } from './routes/prove';
import { signInRoutes } from './routes/sign-in';
import { singleSignOnRoutes, weixinRoutes } from './routes/sso';
import { tenancyRoutes } from './routes/tenancy';
import { transferRoutes } from './routes/transfer';
import { undoRoutes } from './routes/undo';

export const accountsRoutes: Route[] = [
  signInRoutes,
  personRoutes,
  tenancyRoutes,
  deviceRoutes,
  proveRoutes,
  undoRoutes,
  accountRoutes,
  secondStepRoutes,
  factorRoutes,
  organizationRoutes,
  membershipRoutes,
  invitationRoutes,
  fileRoutes,
  singleSignOnRoutes,
  weixinRoutes,
  transferRoutes,
];

/** Routes below /api/admin, all behind the operator gate. */
export const accountsAdminRoutes: Route[] = [
  sessionRoutes,
  operatorStepRoutes,
  operatorProofRoutes,
  auditRoutes,
  peopleRoutes,
  adminAccountRoutes,
  licenceRoutes,
];
