import { api } from './client';
import { get } from './paths';

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGlobalSetting: build.query({
      ...get('/proxy-api/open/office/aipage/configInfo/detail'),
      providesTags: ['Setting'],
    }),
    listBoards: build.query({ ...get('/api/board/config/page'), providesTags: ['Setting'] }),
  }),
});

export const { endpoints: settingsEndpoints } = settingsApi;
