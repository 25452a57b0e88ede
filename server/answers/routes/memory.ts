import type { FastifyRequest } from 'fastify';
import { badRequest, notFound, unauthorized } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { message } from '../../base/messages/message';
import { cleanText } from '../../base/text/clean-text';
import { openReading } from '../../knowledge';
import { presentMemory, remember } from '../memory/remember';
import { changeMemory, forget, isMemoryOn, listMemory, switchMemory } from '../store/memory';

/** What a person asked to have remembered: theirs alone, on this portal and for the organization they act for. */
export const memoryRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;
  const keyOf = async (req: FastifyRequest) => {
    if (!req.person) throw unauthorized();
    const { domain, reader } = await openReading(ctx, req);
    return { person: req.person.id, domain: domain.name, organization: reader.actsFor ?? null };
  };
  const words = (given: string): string => {
    const text = cleanText(given);
    if (!text) throw badRequest(message('answers:memory.empty'), { pointer: '/text' });
    return text;
  };

  app.operation('getMemory', async (req) => {
    const key = await keyOf(req);
    const [on, rows] = await Promise.all([isMemoryOn(db, key), listMemory(db, key)]);
    return { on, ...(key.organization && { organization: key.organization }), entries: rows.map(presentMemory) };
  });

  app.operation('switchMemory', async (req) => {
    await switchMemory(db, await keyOf(req), req.body.on);
    return null;
  });

  app.operation('addMemory', async (req) => {
    const { measured } = req.body;
    const entry = { text: words(req.body.text), measured, origin: measured ? ('record' as const) : ('typed' as const) };
    return presentMemory(await remember(db, await keyOf(req), entry));
  });

  app.operation('changeMemory', async (req) => {
    const { id } = req.params;
    const row = await changeMemory(db, await keyOf(req), { id, text: words(req.body.text) });
    if (!row) throw notFound('memory', id);
    return presentMemory(row);
  });

  app.operation('removeMemory', async (req) => {
    const { id } = req.params;
    if ((await forget(db, await keyOf(req), id)) === 0) throw notFound('memory', id);
    return null;
  });

  app.operation('clearMemory', async (req) => ({ removed: await forget(db, await keyOf(req)) }));
};
