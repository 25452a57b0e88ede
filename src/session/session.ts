import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '@/api/api-events';
import type { Data } from '@/api/paths';

export type User = Data<'getUserInfo'>;
export type KnowledgeUser = Data<'getKnowledgeUser'>;
export type Organization = Data<'listOrganizations'>[number];
export type Role = 'anonymous' | 'personal' | 'organization';

/** Why the sign-in dialog is open: somebody asked for it, a page needs it, or a session ended in the middle of something. */
export type SignInReason = 'asked' | 'needed' | 'ended';

/** What the portal remembers about the person; see schemas/entities/session-state.schema.json. */
export interface SessionState {
  role: Role;
  user: User | null;
  knowledgeUser: KnowledgeUser | null;
  tenant: Organization[];
  currentTenant: Organization | null;
  currentTab: string | null;
  /** Whether the server has said who this is; until then it is what the browser remembers. */
  isFresh: boolean;
  /** The dialog over the page; null while there is none. */
  signIn: SignInReason | null;
  /** The page somebody was on the way to when they had to sign in first. */
  signInTarget: string | null;
  /** The dialog in which a person confirms who they are: open, or how it ended; null while nobody asked. */
  proof: 'asked' | 'given' | 'refused' | null;
  /** Who has come in by another page and has to say for whom they act; null while nobody does. */
  identity: SignedIn | null;
  /** Whose account to go on with, while that is being asked, or what was said; null while nobody asked. */
  arrival: Arrival | 'taken' | 'left' | null;
}

/** Whose token the page was opened with, and who is here already; names may be unknown. */
export type Arrival = Data<'lookAtToken'>;

/** Who signed in, before it is known for whom they act. */
export interface SignedIn {
  user: User;
  tenant: Organization[];
  /** The one that is chosen unless the person says otherwise; null for somebody without any. */
  suggested: Organization | null;
}

export interface Person {
  user: User;
  tenant: Organization[];
  currentTenant: Organization | null;
}

/** Everything that is known of the person; what belongs to the page stays. */
const nobody = {
  role: 'anonymous' as Role,
  user: null,
  knowledgeUser: null,
  tenant: [],
  currentTenant: null,
  isFresh: false,
  // Nobody is left to confirm anything.
  proof: null,
  identity: null,
};
const page = { currentTab: null, signIn: null, signInTarget: null, arrival: null };
const initialState: SessionState = { ...nobody, ...page };

const session = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The preview of the workbench shows a page as any role sees it. */
    roleChanged(state, { payload }: PayloadAction<Role>) {
      state.role = payload;
    },
    tabChanged(state, { payload }: PayloadAction<string | null>) {
      state.currentTab = payload;
    },
    /** Somebody is here: after signing in, at the start of a page, or because another tab says so. */
    personArrived(state, { payload }: PayloadAction<Person>) {
      // Nobody wears the face of who was here before.
      if (state.user?.id !== payload.user.id) state.knowledgeUser = null;
      Object.assign(state, payload);
      state.isFresh = true;
      state.identity = null;
      state.role = payload.currentTenant ? 'organization' : 'personal';
    },
    /** Before anybody was asked: whom this browser remembers. */
    personRemembered(state, { payload }: PayloadAction<Person>) {
      Object.assign(state, payload);
      state.role = payload.currentTenant ? 'organization' : 'personal';
    },
    /** They are asked in the form of the sign-in. Nobody is here until they have answered, and not who was before. */
    identityAsked(state, { payload }: PayloadAction<SignedIn>) {
      Object.assign(state, nobody, { identity: payload });
    },
    userChanged(state, { payload }: PayloadAction<User>) {
      state.user = payload;
    },
    knowledgeUserArrived(state, { payload }: PayloadAction<KnowledgeUser>) {
      state.knowledgeUser = payload;
    },
    /** null: the person acts for nobody but themselves. */
    tenantChosen(state, { payload }: PayloadAction<Organization | null>) {
      if (!state.user) return;
      state.currentTenant = payload;
      state.role = payload ? 'organization' : 'personal';
    },
    sessionReset(state) {
      Object.assign(state, nobody);
    },
    signInOpened: {
      prepare: (reason: SignInReason, target: string | null = null) => ({ payload: { reason, target } }),
      reducer(state, { payload }: PayloadAction<{ reason: SignInReason; target: string | null }>) {
        // Somebody who is signing in already is not told anew.
        state.signIn ??= payload.reason;
        state.signInTarget ??= payload.target;
      },
    },
    arrivalAsked(state, { payload }: PayloadAction<Arrival>) {
      state.arrival = payload;
    },
    arrivalAnswered(state, { payload }: PayloadAction<{ taken: boolean }>) {
      state.arrival = payload.taken ? 'taken' : 'left';
    },
    proofAsked(state) {
      state.proof = 'asked';
    },
    proofEnded(state, { payload }: PayloadAction<{ given: boolean }>) {
      state.proof = payload.given ? 'given' : 'refused';
    },
    signInClosed(state) {
      state.signIn = null;
      state.signInTarget = null;
      state.identity = null;
    },
  },
  extraReducers: (build) => {
    build.addCase(sessionEnded, (state) => {
      Object.assign(state, nobody);
    });
  },
});

export const {
  roleChanged,
  tabChanged,
  personArrived,
  personRemembered,
  identityAsked,
  userChanged,
  knowledgeUserArrived,
  tenantChosen,
  sessionReset,
  arrivalAsked,
  arrivalAnswered,
  proofAsked,
  proofEnded,
  signInOpened,
  signInClosed,
} = session.actions;
export const sessionReducer = session.reducer;

/** The part of a store's state that this room keeps. */
export interface WithSession {
  session: SessionState;
}
