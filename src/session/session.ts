import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Who is here. Signing in comes later; until then everybody is an anonymous visitor. */
export type Role = 'anonymous' | 'personal' | 'organization';

export interface SessionState {
  role: Role;
}

const session = createSlice({
  name: 'session',
  initialState: { role: 'anonymous' } satisfies SessionState as SessionState,
  reducers: {
    roleChanged(state, { payload }: PayloadAction<Role>) {
      state.role = payload;
    },
    sessionReset: (): SessionState => ({ role: 'anonymous' }),
  },
});

export const { roleChanged, sessionReset } = session.actions;
export const sessionReducer = session.reducer;
