import { createAction } from '@reduxjs/toolkit';

/** The session is over: whoever keeps it forgets the person and logs out. */
export const sessionEnded = createAction<{ via: 'code' | 'status' }>('api/sessionEnded');

/** The server no longer takes this token: it is to be forgotten, and nothing else. */
export const tokenCleared = createAction<{ code: number }>('api/tokenCleared');

/** The workbench's session is over: whoever shows it asks the operator to sign in, over what is open. */
export const operatorNeeded = createAction('api/operatorNeeded');

/** A timeout is being tried again: "attempt 2 of 4". */
export const callRetried = createAction<{ endpoint: string; attempt: number; of: number }>('api/callRetried');
