import type { OperationId } from '@/api/paths';

/**
 * Operations of the contract that the server does not serve yet. The list only shrinks: routes.test.ts fails if one of
 * them is served.
 */
export const notYet: OperationId[] = ['listDemands'];
