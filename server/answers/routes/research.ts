import type { FastifyRequest } from 'fastify';
import { ofOwner } from '../../base/database/run-sources';
import { badRequest, forbidden, notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { limits } from '../../base/limits/limits';
import { createLines } from '../../base/limits/open-lines';
import { message } from '../../base/messages/message';
import { openReading, quotedOf } from '../../knowledge';
import { findReadable } from '../read-chat';
import { startAnswer } from '../start-answer';
import { findStoppable } from '../store/find-stoppable';
import { findMessage } from '../store/messages';
import { findRun } from '../store/runs';
import { readerOf } from './reader-of';
import { streamRun } from './stream-run';
import { watchRun } from './watch-run';

/** Routes to start, watch and stop a run. Starting again with the same ids watches the existing run. */
export const researchRoutes: Route = (app, ctx) => {
  const { store, runs, config } = ctx;
  const near = config.streamsPerNetwork;
  const enter = createLines({ ...limits.runStreams, near, wide: 2 * near });

  app.operation('startResearch', async (req, reply) => {
    // Before the run begins: a run that nobody can watch is not started.
    enter(req, reply);
    const { query, searchScope, locale, mode, research, approval, assistant, ...ids } = req.body;
    const reading = await openReading(ctx, req);
    const { setting, domain } = reading;
    // Most questions are asked of no assistant, so its documents are read only for those that are.
    let opened: ReturnType<typeof ctx.assistants.open> | undefined;
    const assistants = () => (opened ??= ctx.assistants.open(store.db, reading));
    if (assistant) (await assistants()).admit(assistant.id);
    const { run, isNew } = await startAnswer(ctx, {
      ...readerOf(req),
      ...ids,
      query,
      mode,
      research,
      approval,
      toolsOf: async (id) => ((await assistants()).connects(id) ? ctx.tools.open(req, reading) : undefined),
      assistant: assistant?.id,
      revisionOf: async (id) => (await assistants()).revisionOf(id),
      readable: reading.ids,
      scope: reading.scope(searchScope),
      wished: searchScope ?? [...domain.scope],
      community: setting.community && quotedOf(reading),
      names: setting.synonyms ?? undefined,
      memory: req.person && {
        ...{ person: req.person.id, domain: domain.name, organization: reading.reader.actsFor ?? null },
      },
      locale: locale ?? req.locale,
      key: keyOf(req),
    });
    if (isNew) return streamRun(runs, run, 0, reply, { inStretches: mode === 'research' });
    return watchRun(ctx, { run, from: 0, ids: ofOwner(reading.ids) }, reply);
  });

  app.operation('resumeRun', async (req, reply) => {
    const run = await findRun(store.db, req.params.id);
    // Of a deleted branch, nothing is shown.
    const shown = run && (await findMessage(store.db, run.messageId));
    if (!run || !shown) throw notFound('run', req.params.id);
    const chat = await findReadable(store, run.chatId, readerOf(req));
    // Said after what the link of this reader shows.
    if (chat.until && shown.createdAt > chat.until) throw notFound('run', req.params.id);
    enter(req, reply);
    const reading = await openReading(ctx, req);
    const ids = chat.visitor === req.visitor ? ofOwner(reading.ids) : reading.ids;
    return watchRun(ctx, { run: run.id, from: req.query.fromSeq ?? lastEventId(req), ids }, reply);
  });

  const ownRun = async ({ params, visitor }: { params: { id: string }; visitor: string }) => {
    const run = await findStoppable(store.db, params.id);
    if (!run) throw notFound('run', params.id);
    if (run.visitor !== visitor) throw forbidden('run');
    return run.id;
  };

  app.operation('steerRun', async (req) => {
    const { wish, op, item, document } = req.body;
    if (op === 'drop' && !item) throw badRequest(message('answers:steer.item'), { pointer: '/item' });
    if (op === 'exclude' && !document) throw badRequest(message('answers:steer.document'), { pointer: '/document' });
    const state = await runs.steer(await ownRun(req), { id: wish, op, item, document });
    if (!state) throw notFound('run', req.params.id);
    return state;
  });

  app.operation('interruptRun', async (req) => {
    const state = await runs.stop(await ownRun(req));
    if (!state) throw notFound('run', req.params.id);
    const { seenSeq } = req.body ?? {};
    // Clients with a broken connection learn how many events they missed.
    return seenSeq === undefined ? state : { ...state, missed: Math.max(0, state.seq - seenSeq) };
  });
};

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
}

/** Browsers send it when they reconnect a stream; an invalid value starts at the first event. */
function lastEventId({ headers }: FastifyRequest): number {
  const seen = Number(headers['last-event-id']);
  return Number.isSafeInteger(seen) && seen > 0 ? seen : 0;
}
