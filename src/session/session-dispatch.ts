import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { WithSession } from './session';

/** The dispatch of any store with a session. */
export type SessionDispatch = ThunkDispatch<WithSession, unknown, UnknownAction>;
