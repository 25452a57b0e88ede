// Generated from schemas/api/content.yaml.
import { api } from '../../src/api/client';
import { get, post } from '../../src/api/paths';

export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProducts: build.query(get('/api/product/getProductList')),
    searchProducts: build.query(post('/proxy-api/open/office/productList')),
    getTenantInfo: build.query(post('/proxy-api/open/office/tenantInfo')),
    getTenantInfoByCode: build.query(post('/proxy-api/open/office/tenantInfoByCode')),
    listArticles: build.query(post('/proxy-api/open/office/articleList')),
    getArticle: build.query(post('/proxy-api/open/office/articleDetail')),
    listAppCategories: build.query(get('/proxy-api/open/office/app/category')),
    listDemands: build.query(get('/proxy-api/demand/page')),
  }),
});

export const {
  endpoints: contentEndpoints,
  useListProductsQuery,
  useLazyListProductsQuery,
  useSearchProductsQuery,
  useLazySearchProductsQuery,
  useGetTenantInfoQuery,
  useLazyGetTenantInfoQuery,
  useGetTenantInfoByCodeQuery,
  useLazyGetTenantInfoByCodeQuery,
  useListArticlesQuery,
  useLazyListArticlesQuery,
  useGetArticleQuery,
  useLazyGetArticleQuery,
  useListAppCategoriesQuery,
  useLazyListAppCategoriesQuery,
  useListDemandsQuery,
  useLazyListDemandsQuery,
} = contentApi;
