import { api } from './client';
import { type Data, get } from './paths';

export interface PortalSetting {
  setting: Data<'getGlobalSetting'>;
  revision: string;
}

interface PortalArg {
  accessDomain: string;
  revision: string;
  /** Whether settings published later are applied to the open page. */
  followed?: boolean;
}

/** Delay until the first page has loaded. Anything published until then is reported on connection. */
const QUIET_MS = 3000;
const fresh = { forceRefetch: true, subscribe: false };
const detail = get('/proxy-api/open/office/aipage/configInfo/detail');

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Seeded from the boot data. A later setting that fails validation is an error, so the last valid one stays.
    getGlobalSetting: build.query<PortalSetting, PortalArg>({
      queryFn: async ({ accessDomain, revision }, _api, _extra, send) => {
        const { data: setting, error } = await send(detail.query({ accessDomain }));
        if (error) return { error };
        const { default: check } = await import('virtual:check/global-setting');
        // Perhaps from another version; a visitor could do nothing about it.
        if (!check(setting)) return { error: { kind: 'aborted' } };
        return { data: { setting: setting as PortalSetting['setting'], revision } };
      },
      // One setting per page, whoever requests it.
      serializeQueryArgs: ({ endpointName }) => endpointName,
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
      onCacheEntryAdded: async (arg, { dispatch, getCacheEntry, cacheEntryRemoved }) => {
        if (!arg.followed) return;
        const known = () => getCacheEntry().data?.revision ?? arg.revision;
        const update = async (revision?: string) => {
          if (revision === known()) return;
          const call = settingsEndpoints.getGlobalSetting.initiate({ ...arg, revision: revision ?? known() }, fresh);
          await dispatch(call);
        };
        const stop = await follow(update, cacheEntryRemoved);
        await cacheEntryRemoved;
        stop();
      },
    }),
    listBoards: build.query({ ...get('/api/board/config/page'), providesTags: ['Setting'] }),
  }),
});

export const { endpoints: settingsEndpoints } = settingsApi;

/** The portal's setting in any store of the page; undefined until seeded. */
export const portalSetting = (state: object): PortalSetting | undefined =>
  settingsEndpoints.getGlobalSetting.select({ accessDomain: '', revision: '' })(state as never).data;

/** Stores the setting from the boot data, or one that a preview receives. */
export const seedSetting = ({ domain, setting, revision }: PortalSetting & { domain: string }, followed = false) =>
  settingsApi.util.upsertQueryEntries([
    {
      endpointName: 'getGlobalSetting',
      arg: { accessDomain: domain, revision, followed },
      value: { setting, revision },
    },
  ]);

/** Applies updates one after another, so that the last one wins. Without the code, the page keeps its setting. */
async function follow(update: (revision?: string) => Promise<void>, removed: Promise<void>): Promise<() => void> {
  let isOver = false;
  void removed.then(() => (isOver = true));
  await Promise.race([new Promise((done) => setTimeout(done, QUIET_MS)), removed]);
  const file = isOver ? undefined : await import('./watch-setting').catch(() => undefined);
  if (!file || isOver) return () => {};
  let last: Promise<void> = Promise.resolve();
  return file.watchSetting({
    onChange: (revision) => {
      last = last.then(() => update(revision));
    },
  });
}
