import type { FastifyRequest } from 'fastify';
import { notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { personOf } from '../authenticate';
import { beginPasskey, keepPasskey } from '../factor/add-passkey';
import { makeRecoveryCodes } from '../factor/make-recovery-codes';
import { passkeyHost } from '../factor/passkey-host';
import { passkeyOptions } from '../factor/passkey-options';
import { readFactors } from '../factor/read-factors';
import { removeFactor } from '../factor/remove-factor';
import { passSecondStep, stepPasskeyOptions } from '../factor/second-step';
import { beginTotp, finishTotp } from '../factor/set-up-totp';
import { openSessionAfter, toLoginResponse } from '../open-session';
import { refuseUnlessProved } from '../proved-lately';
import { renamePasskey } from '../store/passkeys';
import type { KnownSession } from '../store/sessions';
import { type NoticeTo, noticeTo } from '../undo/record-change';
import { placeOf } from './sign-in';

/** The second step of every sign-in at the portal. */
export const secondStepRoutes: Route = (app, ctx) => {
  const door = 'portal' as const;
  app.operation('answerSecondStep', async (req, reply) => {
    const { ticket, proof } = req.body;
    const { browser: visitor, ip: address } = req;
    const passed = await passSecondStep(ctx, { ticket, visitor, door, proof, address, host: passkeyHost(req) });
    const place = placeOf(req, reply, {});
    return toLoginResponse(await openSessionAfter(ctx, passed, place), ctx.config.people.bigdata);
  });
  app.operation('askPasskeyForStep', async (req) => {
    const ticket = { ticket: req.body.ticket, visitor: req.browser, door };
    return { options: { ...(await stepPasskeyOptions(ctx.store, ticket, passkeyHost(req))) } };
  });
};

/**
 * The person's second factors. Changing them requires a recent confirmation and notifies every contact of the account.
 */
export const factorRoutes: Route = (app, ctx) => {
  const { store } = ctx;
  const { db } = store;
  const provedPerson = (req: FastifyRequest) => {
    const known = personOf(req);
    refuseUnlessProved(known.session);
    return known;
  };
  /** Runs a change of factors after checking the confirmation, with the means to notify. */
  const change = async <T>(req: FastifyRequest, make: (known: KnownSession, to: NoticeTo) => Promise<T>): Promise<T> =>
    make(provedPerson(req), await noticeTo(ctx, req));

  app.operation('getFactors', (req) => readFactors(store, personOf(req)));
  app.operation('beginTotp', (req) => beginTotp(ctx, provedPerson(req).person, req.hostname));
  app.operation('confirmTotp', (req) =>
    change(req, ({ person, session }, to) =>
      finishTotp(ctx, person, { code: req.body.code, sessionId: session.id, to }),
    ),
  );
  app.operation('removeTotp', async (req) => {
    await change(req, ({ person }, to) => removeFactor(ctx, person.id, 'totp', to));
    return null;
  });
  app.operation('beginPasskey', async (req) => ({
    options: { ...(await beginPasskey(store, provedPerson(req), passkeyHost(req))) },
  }));
  app.operation('addPasskey', (req) =>
    change(req, (known, to) => keepPasskey(store, known, passkeyHost(req), { ...req.body, to })),
  );
  app.operation('renamePasskey', async (req) => {
    if (!(await renamePasskey(db, personOf(req).person.id, req.params.id, req.body.name)))
      throw notFound('factor', req.params.id);
    return null;
  });
  app.operation('removePasskey', async (req) => {
    await change(req, ({ person }, to) => removeFactor(ctx, person.id, { passkey: req.params.id }, to));
    return null;
  });
  app.operation('makeRecoveryCodes', (req) => change(req, ({ person }, to) => makeRecoveryCodes(store, person.id, to)));
  app.operation('askPasskeyForProof', async (req) => {
    const { person, session } = personOf(req);
    const use = { ...passkeyHost(req), purpose: 'prove' as const, boundTo: session.id };
    return { options: { ...(await passkeyOptions(db, person.id, use)) } };
  });
};
