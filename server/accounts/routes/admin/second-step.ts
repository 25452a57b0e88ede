import type { FastifyReply, FastifyRequest } from 'fastify';
import { auditedBy } from '../../../base/audit/audited-by';
import { addAudit } from '../../../base/database/audit';
import { deviceName } from '../../../base/http/device-name';
import type { Route } from '../../../base/http/route';
import { stepGone } from '../../factor/factor-errors';
import { passkeyHost } from '../../factor/passkey-host';
import { openStep, passSecondStep, stepPasskeyOptions } from '../../factor/second-step';
import { beginTotp, finishTotp } from '../../factor/set-up-totp';
import { openOperatorSession } from '../../operators/open-operator-session';
import { tenantOfRoles } from '../../operators/operator';
import { setOperatorCookie } from '../../operators/operator-cookie';
import { findOperatorOf } from '../../store/operators';
import type { Person } from '../../store/persons';
import { redeemStep } from '../../store/second-steps';
import { noticeTo } from '../../undo/record-change';

/** The second step of an operator's sign-in, and setting it up at the first one. */
export const operatorStepRoutes: Route = (app, ctx) => {
  const { store } = ctx;
  const ticketOf = (req: FastifyRequest, ticket: string) => ({
    ticket,
    visitor: req.browser,
    door: 'workbench' as const,
  });
  const life = ctx.config.people.sessions.operator;
  const enter = async (req: FastifyRequest, reply: FastifyReply, person: Person) => {
    const place = { address: req.ip, device: deviceName(req.headers['user-agent']), life };
    const { operator, token } = await openOperatorSession(store, person, place);
    setOperatorCookie(req, reply, token, life.idleS);
    return operator;
  };

  /** The operator of a ticket, for the audit log; undefined if the ticket is invalid. */
  const whoTries = async (ticket: ReturnType<typeof ticketOf>) => {
    const step = await openStep(store, ticket, false).catch(() => undefined);
    const found = step && (await findOperatorOf(store.db, step.person.id));
    return found && { who: found.name, whoId: found.id, organization: tenantOfRoles(found.roles) };
  };

  app.operation('answerOperatorStep', async (req, reply) => {
    const { ticket, proof } = req.body;
    const answer = { ...ticketOf(req, ticket), proof, address: req.ip, host: passkeyHost(req) };
    const { person } = await passSecondStep(ctx, answer).catch(async (error) => {
      const target = 'second step';
      await addAudit(store.db, { ...auditedBy(req), ...(await whoTries(answer)), action: 'sign-in-failed', target });
      throw error;
    });
    return enter(req, reply, person);
  });
  app.operation('askPasskeyForOperator', async (req) => ({
    options: { ...(await stepPasskeyOptions(store, ticketOf(req, req.body.ticket), passkeyHost(req))) },
  }));
  app.operation('beginOperatorSetUp', async (req) => {
    const { person } = await openStep(store, ticketOf(req, req.body.ticket), true);
    return beginTotp(ctx, person, req.hostname);
  });
  app.operation('confirmOperatorSetUp', async (req, reply) => {
    const ticket = ticketOf(req, req.body.ticket);
    const { person } = await openStep(store, ticket, true);
    const { recoveryCodes } = await finishTotp(ctx, person, { code: req.body.code, to: await noticeTo(ctx, req) });
    if (!(await redeemStep(store.db, ticket))) throw stepGone();
    return { operator: await enter(req, reply, person), recoveryCodes };
  });
};
