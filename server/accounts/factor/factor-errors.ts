import { ApiError, badRequest, conflict } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import type { FactorMethod } from './factors-of';

const code = { pointer: '/proof/code', field: 'code' };

export interface AwaitedStep {
  ticket: string;
  methods: FactorMethod[];
  setUp: boolean;
}

/** There is no session yet. Clients that do not know the second step show the message, which says what to do. */
export const secondStepNeeded = (secondStep: AwaitedStep) =>
  new ApiError(
    403,
    secondStep.setUp ? message('accounts:factorErrors.setUpNeeded') : message('accounts:factorErrors.secondStepNeeded'),
    { reason: 'second-step', secondStep },
  );

/** 400, as for a wrong password: no session has ended. */
export const wrongFactor = () => badRequest(message('accounts:factorErrors.wrongFactor'), code);

export const wrongPasskey = () =>
  badRequest(message('accounts:factorErrors.wrongPasskey'), { ...code, pointer: '/proof/passkey' });

export const stepGone = () => badRequest(message('accounts:factorErrors.stepGone'), { reason: 'step-gone' });

export const setUpGone = () =>
  conflict(message('accounts:factorErrors.setUpGone'), {
    reason: 'set-up-gone',
  });

export const lastFactor = () => conflict(message('accounts:factorErrors.lastFactor'));

export const factorNeeded = (organization: string) =>
  new ApiError(403, message('accounts:factorErrors.factorNeeded', { organization }), { reason: 'factor-needed' });
