import { bearerOf, knownBy, personOf } from '../people/identify';
import { toLoginResponse } from '../people/open-session';
import { notFound, unauthorized } from '../plugins/errors';
import { addPersonEvent } from '../store/people/person-events';
import { endSession, endSessions, listSessions, readUserToken, rotateSession } from '../store/people/sessions';
import type { Route } from './route';

const own = { token: 'own' } as const;

/** Where the person is signed in, and the end of it. */
export const deviceRoutes: Route = (app, { store, config }) => {
  app.operation(
    'exchangeAccToken',
    async (req) => {
      const token = bearerOf(req) ?? '';
      const known = (await readUserToken(store.db, token)) ?? (await knownBy(store, token));
      const tokens = known && (await rotateSession(store.db, known.session.id));
      if (!tokens) throw unauthorized();
      return toLoginResponse(tokens, config.people.bigdata);
    },
    { token: 'ignored', secret: true },
  );
  app.operation(
    'listDevices',
    async (req) => {
      const { person, session } = personOf(req);
      return (await listSessions(store.db, person.id)).map((one) => ({
        id: one.id,
        name: one.device,
        address: one.address,
        current: one.id === session.id,
        signedInAt: one.createdAt.toISOString(),
        seenAt: one.seenAt.toISOString(),
      }));
    },
    own,
  );
  app.operation(
    'signOutDevice',
    async (req) => {
      const { person } = personOf(req);
      if (!(await endSession(store.db, person.id, req.params.id))) throw notFound('device', req.params.id);
      await addPersonEvent(store.db, { personId: person.id, kind: 'session-revoked' });
      return null;
    },
    own,
  );
  app.operation(
    'signOut',
    async (req) => {
      // Signing out twice, or with a token that has ended, is signing out all the same.
      const token = bearerOf(req);
      const known = token === undefined ? undefined : await knownBy(store, token);
      if (known && (await endSession(store.db, known.person.id, known.session.id)))
        await addPersonEvent(store.db, { personId: known.person.id, kind: 'sign-out', device: known.session.device });
      return null;
    },
    { token: 'ignored' },
  );
  app.operation(
    'signOutEverywhere',
    async (req) => {
      const { person, session } = personOf(req);
      const ended = await endSessions(store.db, person.id, req.body.keepThis ? session.id : undefined);
      await addPersonEvent(store.db, { personId: person.id, kind: 'sign-out-everywhere' });
      return { ended };
    },
    own,
  );
};
