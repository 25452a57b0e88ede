import { ApiError } from '../../../base/http/errors';
import { message } from '../../../base/messages/message';
import type { Operator } from '../../operators/operator';

/** Throws unless the operator may act for the whole installation. */
export function refuseUnlessWide({ scope }: Operator): void {
  if (scope.kind === 'installation') return;
  throw new ApiError(403, message('accounts:operator.installationOnly'));
}
