import { trackingApi } from '../../generated/endpoints/tracking';

export { trackingEndpoints, useGetAnalyticsQuery } from '../../generated/endpoints/tracking';

trackingApi.enhanceEndpoints({ endpoints: { getAnalytics: { keepUnusedDataFor: 0 } } });
