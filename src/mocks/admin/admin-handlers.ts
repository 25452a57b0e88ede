import type { RequestHandler } from 'msw';
import { accountHandlers } from './account-handlers';
import { approvalHandlers } from './approval-handlers';
import { definitionHandlers } from './definition-handlers';
import { domainHandlers } from './domain-handlers';
import { fileHandlers } from './file-handlers';
import { guestHandlers } from './guest-handlers';
import { historyHandlers } from './history-handlers';
import { hostHandlers } from './host-handlers';
import { operatorHandlers } from './operator-handlers';
import { peopleHandlers } from './people-handlers';
import { publishHandlers } from './publish-handlers';
import { sessionHandlers } from './session-handlers';
import { transferHandlers } from './transfer-handlers';
import { watchHandlers } from './watch-handlers';

/** The workbench's operations, stored in this browser. */
export const adminHandlers = (): RequestHandler[] => [
  ...sessionHandlers(),
  ...domainHandlers(),
  ...fileHandlers(),
  ...publishHandlers(),
  ...historyHandlers(),
  ...transferHandlers(),
  ...watchHandlers(),
  ...peopleHandlers(),
  ...accountHandlers(),
  ...hostHandlers(),
  ...approvalHandlers(),
  ...operatorHandlers(),
  ...guestHandlers(),
  ...definitionHandlers(),
];
