import { contentApi } from '../../generated/endpoints/content';

export * from '../../generated/endpoints/content';

contentApi.enhanceEndpoints({ endpoints: { getTenantInfoByCode: { providesTags: ['Organization'] } } });
