import type { FastifyRequest } from 'fastify';
import { type AlarmSource, lookUpAlarm } from '../../../setting/alarm/look-up';
import { textLanguageOf } from '../../../setting/text-language';
import type { Route } from '../../base/http/route';
import { readScope } from '../asked-scope';
import { openReading } from '../open-reading';
import { listAlarmMachines } from '../store/alarms';

/** Hits read to find alarms by words. */
const MOST_HITS = 50;

/** Alarm codes, looked up in the alarm lists and code tables that the reader may search on the domain. */
export const alarmRoutes: Route = (app, ctx) => {
  const { search, store } = ctx;

  const openSource = async (req: FastifyRequest, scope: string | undefined): Promise<AlarmSource> => {
    const reading = await openReading(ctx, req);
    const bases = reading.scope(readScope(scope));
    const names = reading.setting.synonyms ?? undefined;
    return {
      machines: () => listAlarmMachines(store.db, bases),
      carriers: async (keys) => (keys.length > 0 ? search.carriers(keys, bases) : []),
      async find(q) {
        const { hits } = await search.search({ q, scope: bases, names, limit: MOST_HITS, offset: 0 });
        return hits.map((hit) => ({ ...hit, start: hit.span[0] }));
      },
    };
  };

  app.operation('lookUpAlarm', async (req) => {
    const { alarm, maker, scope, lang = textLanguageOf(req.locale) ?? 'en' } = req.query;
    return lookUpAlarm(await openSource(req, scope), { alarm, maker, lang });
  });

  app.operation('listAlarmMachines', async (req) => (await openSource(req, req.query.scope)).machines());
};
