import type { Route } from '../base/http/route';
import { adminServiceRoutes } from './routes/admin-services';

export const gatewayRoutes: Route[] = [adminServiceRoutes];
