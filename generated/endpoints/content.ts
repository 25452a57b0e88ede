// Generated from schemas/api/content.yaml.
import { api } from '../../src/api/client';
import { post } from '../../src/api/paths';

export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTenantInfo: build.query(post('/proxy-api/open/office/tenantInfo')),
    getTenantInfoByCode: build.query(post('/proxy-api/open/office/tenantInfoByCode')),
    listArticles: build.query(post('/proxy-api/open/office/articleList')),
    getArticle: build.query(post('/proxy-api/open/office/articleDetail')),
  }),
});

export const {
  endpoints: contentEndpoints,
  useGetTenantInfoQuery,
  useLazyGetTenantInfoQuery,
  useGetTenantInfoByCodeQuery,
  useLazyGetTenantInfoByCodeQuery,
  useListArticlesQuery,
  useLazyListArticlesQuery,
  useGetArticleQuery,
  useLazyGetArticleQuery,
} = contentApi;
