import type { Route } from '../base/http/route';
import { offeringFileReader } from './offering-files';
import { adminMarketRoutes } from './routes/admin-market';
import { adminOrderRoutes } from './routes/admin-orders';
import { adminRightRoutes } from './routes/admin-rights';
import { adminSupplierRoutes } from './routes/admin-suppliers';
import { appTokenRoutes } from './routes/app-tokens';
import { buyerRuleRoutes } from './routes/buyer-rule';
import { catalogueRoutes } from './routes/catalogue';
import { categoryRoutes } from './routes/categories';
import { demandRoutes } from './routes/demands';
import { listingTableRoutes } from './routes/listing-table';
import { matchRoutes } from './routes/matches';
import { orderRoutes } from './routes/orders';
import { ownManualRoutes } from './routes/own-manuals';
import { ownOfferingRoutes } from './routes/own-offerings';
import { privatePriceRoutes } from './routes/private-prices';
import { responseRoutes } from './routes/responses';
import { reportedReviewRoutes, reviewRoutes } from './routes/reviews';
import { searchRoutes } from './routes/searches';
import { supplierRoutes } from './routes/supplier';
import { supplyTableRoutes } from './routes/supply-table';

const fileRoutes: Route = (_app, ctx) => void ctx.fileReaders.push(offeringFileReader(ctx));

export const marketRoutes: Route[] = [
  ...[
    catalogueRoutes,
    orderRoutes,
    appTokenRoutes,
    buyerRuleRoutes,
    demandRoutes,
    matchRoutes,
    searchRoutes,
    responseRoutes,
  ],
  ...[
    supplierRoutes,
    ownOfferingRoutes,
    privatePriceRoutes,
    ownManualRoutes,
    supplyTableRoutes,
    adminMarketRoutes,
    adminOrderRoutes,
    adminRightRoutes,
    adminSupplierRoutes,
    categoryRoutes,
    listingTableRoutes,
    reviewRoutes,
    reportedReviewRoutes,
    fileRoutes,
  ],
];
