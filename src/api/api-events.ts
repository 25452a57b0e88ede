import { createAction } from '@reduxjs/toolkit';

/** The session has ended: the session code forgets the person and signs out. */
export const sessionEnded = createAction<{ via: 'code' | 'status' }>('api/sessionEnded');

/** The server rejects this token: it is removed, nothing else. */
export const tokenCleared = createAction<{ code: number }>('api/tokenCleared');

/** The workbench's session has ended: the operator signs in again in a dialog. */
export const operatorNeeded = createAction('api/operatorNeeded');

/** A call is repeated after a timeout: "attempt 2 of 4". */
export const callRetried = createAction<{ endpoint: string; attempt: number; of: number }>('api/callRetried');
