import { actorOf, operatorOf } from '../../accounts';
import type { Operation } from '../../base/contract/document';
import { addAudit } from '../../base/database/audit';
import { badRequest, conflict, notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { message } from '../../base/messages/message';
import { canBeMirrored, lacksProof, PROOF } from '../may-switch';
import { presentService, shownOf } from '../present-service';
import { readDrift, readFaults, readFigures } from '../store/figures';
import { writeSwitch } from '../store/switches';

/** Who answers which call, as operators of the whole installation see and switch it. */
export const adminServiceRoutes: Route = (app, { store, config, services }) => {
  const { db } = store;
  const known = async () => ({
    ...{ figures: await readFigures(db), faults: await readFaults(db), upstreams: config.upstreams },
  });
  const refuseUnknown = (prefix: string) => {
    if (!services.prefixes.includes(prefix)) throw notFound('service', prefix);
  };

  /** Calls that go to the service with this switch although they have not shown that they can. */
  const unproven = async (prefix: string, only: Operation | undefined): Promise<string[]> => {
    const figures = await readFigures(db);
    const follows = ({ id }: Operation) => !services.switchOf(prefix, String(id))?.state;
    const concerned = only ? [only] : services.callsOf(prefix).filter(follows);
    // Of a prefix that the contract does not know, nothing can be shown.
    if (concerned.length === 0 && !only && services.callsOf(prefix).length === 0) return [prefix];
    return concerned
      .filter((operation) => services.wayOf(prefix, operation) !== 'there')
      .filter((operation) => lacksProof(shownOf(services, prefix, operation, figures)) !== undefined)
      .map(({ id }) => String(id));
  };

  app.operation('listServices', async () => {
    const all = await known();
    return services.prefixes.map((prefix) => presentService(services, prefix, all));
  });

  app.operation('listServiceDrift', async (req) => {
    return (await readDrift(db, req.query.prefix)).map(({ call, way, pointer, kind, count, firstAt, lastAt }) => ({
      ...{ call, way, pointer, kind, count, firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString() },
    }));
  });

  app.operation('switchService', async (req) => {
    const operator = operatorOf(req);
    const { prefix, call, way, revision, reason = '' } = req.body;
    refuseUnknown(prefix);
    const operation = call === undefined ? undefined : services.callsOf(prefix).find(({ id }) => id === call);
    if (call !== undefined && !operation) throw notFound('service', `${prefix} ${call}`);
    if (way === 'prefix' && !operation) throw badRequest(message('gateway:prefixItself', { prefix }));
    if (way === 'mirrored' && operation && !canBeMirrored(operation))
      throw badRequest(message('gateway:cannotMirror', { call: call ?? '' }));
    const said = reason.trim();
    const leadsThere = way === 'there' || (way === 'prefix' && services.wayOf(prefix, undefined) === 'there');
    if (leadsThere && said === '') {
      const lacking = await unproven(prefix, operation);
      if (lacking.length > 0)
        throw badRequest(
          message('gateway:unproven', {
            ...{ calls: lacking.slice(0, 5).join(', '), count: lacking.length },
            ...{ hours: PROOF.hours, answers: PROOF.answers },
          }),
        );
    }
    const state = way === 'prefix' ? null : way;
    const before = operation ? services.wayOf(prefix, operation) : services.wayOf(prefix, undefined);
    const written = await db.transaction().execute(async (trx) => {
      const wish = { prefix, call: call ?? '', state, reason: said, by: operator.name, revision };
      if (!(await writeSwitch(trx, wish))) return false;
      const target = `${prefix}${call ? ` ${call}` : ''}: ${before} → ${way}`;
      await addAudit(trx, { ...actorOf(operator), action: 'service-switched', target, message: said });
      return true;
    });
    await services.reload();
    if (!written) throw conflict(message('gateway:switchedSince', { what: call ?? prefix }));
    return presentService(services, prefix, await known());
  });
};
