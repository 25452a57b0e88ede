import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '@/api/api-events';
import type { Data } from '@/api/paths';

export type User = Data<'getUserInfo'>;
export type KnowledgeUser = Data<'getKnowledgeUser'>;
export type Organization = Data<'listOrganizations'>[number];
export type Role = 'anonymous' | 'personal' | 'organization';

/** Why the sign-in dialog is open: requested, required by a page, or because the session ended. */
export type SignInReason = 'asked' | 'needed' | 'ended';

/** What the portal knows about the person; see schemas/entities/session-state.schema.json. */
export interface SessionState {
  role: Role;
  user: User | null;
  knowledgeUser: KnowledgeUser | null;
  tenant: Organization[];
  currentTenant: Organization | null;
  currentTab: string | null;
  /** Whether the server has confirmed the person; until then, they are restored from storage. */
  isFresh: boolean;
  /** Reason for the open sign-in dialog; null if it is closed. */
  signIn: SignInReason | null;
  /** The page to open after signing in. */
  signInTarget: string | null;
  /** State of the dialog that confirms the person's identity: open, or its result; null if it was not requested. */
  proof: 'asked' | 'given' | 'refused' | null;
  /** Somebody who arrived through another page and must choose which organization to act for; null otherwise. */
  identity: SignedIn | null;
  /** While a choice of account is pending, the choice, then the answer; null if none was requested. */
  arrival: Arrival | 'taken' | 'left' | 'failed' | null;
}

/** The owner of the token in the URL, and the person already signed in. Names may be unknown. */
export type Arrival = Data<'lookAtToken'>;

/** A signed-in person who has not chosen an organization yet. */
export interface SignedIn {
  user: User;
  tenant: Organization[];
  /** The preselected organization; null if the person belongs to none. */
  suggested: Organization | null;
}

export interface Person {
  user: User;
  tenant: Organization[];
  currentTenant: Organization | null;
}

/** The state without a person. The state of the page is kept separately. */
const nobody = {
  role: 'anonymous' as Role,
  user: null,
  knowledgeUser: null,
  tenant: [],
  currentTenant: null,
  isFresh: false,
  // Nobody is left to confirm their identity.
  proof: null,
  identity: null,
};
const page = { currentTab: null, signIn: null, signInTarget: null, arrival: null };
const initialState: SessionState = { ...nobody, ...page };

const session = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** For previews in the workbench, which show a page as any role. */
    roleChanged(state, { payload }: PayloadAction<Role>) {
      state.role = payload;
    },
    tabChanged(state, { payload }: PayloadAction<string | null>) {
      state.currentTab = payload;
    },
    /** A person is present: after signing in, at the start of a page, or reported by another tab. */
    personArrived(state, { payload }: PayloadAction<Person>) {
      // Never show the previous person's profile.
      if (state.user?.id !== payload.user.id) state.knowledgeUser = null;
      Object.assign(state, payload);
      state.isFresh = true;
      state.identity = null;
      state.role = payload.currentTenant ? 'organization' : 'personal';
    },
    /** Restores the person from storage, before the server has confirmed it. */
    personRemembered(state, { payload }: PayloadAction<Person>) {
      Object.assign(state, payload);
      state.role = payload.currentTenant ? 'organization' : 'personal';
    },
    /**
     * Asks for the organization in the sign-in dialog. Until answered, nobody is signed in, not even the previous
     * person.
     */
    identityAsked(state, { payload }: PayloadAction<SignedIn>) {
      Object.assign(state, nobody, { identity: payload });
    },
    userChanged(state, { payload }: PayloadAction<User>) {
      state.user = payload;
    },
    knowledgeUserArrived(state, { payload }: PayloadAction<KnowledgeUser>) {
      state.knowledgeUser = payload;
    },
    /** null: the person acts for themselves. */
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
        // An open dialog keeps its reason and target.
        state.signIn ??= payload.reason;
        state.signInTarget ??= payload.target;
      },
    },
    arrivalAsked(state, { payload }: PayloadAction<Arrival>) {
      state.arrival = payload;
    },
    /** The ticket of the address signs nobody in. */
    arrivalFailed(state) {
      state.arrival = 'failed';
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
  arrivalFailed,
  proofAsked,
  proofEnded,
  signInOpened,
  signInClosed,
} = session.actions;
export const sessionReducer = session.reducer;

/** The part of a store's state that belongs to the session. */
export interface WithSession {
  session: SessionState;
}
