import type { components } from '../../generated/api';

type Schemas = components['schemas'];

export type RunEvent = Schemas['RunEvent'];
export type RunSource = Schemas['RunSource'];
export type RunOutlineItem = Schemas['RunOutlineItem'];
export type RunPlanItem = Schemas['RunPlanItem'];
export type RunCite = Schemas['RunCite']['data'];
export type RunContext = Schemas['RunContext']['data'];
export type RunCall = Schemas['RunCall']['data'];
export type RunVerified = Schemas['RunVerified']['data'];
export type CallApproval = Schemas['CallApproval'];
export type RunSteer = Schemas['RunSteer']['data'];
export type RunSuggestion = Schemas['RunSuggestions']['data']['items'][number];
export type RunWarning = Schemas['RunWarning']['data'];
export type RunFault = Schemas['RunError']['data'];
export type RunStart = Schemas['RunStarted']['data'];
export type RunStage = Schemas['RunProgress']['data'];
export type RunUsage = NonNullable<Schemas['RunEnd']['data']['usage']>;
export type RunEndStatus = Schemas['RunEnd']['data']['status'];
export type RunBlockType = Schemas['RunBlockOpen']['data']['type'];
export type RunBlockOptions = NonNullable<Schemas['RunBlockOpen']['data']['options']>;
export type RunFit = Schemas['RunFitData'];
export type RunUnderstood = Schemas['RunUnderstood']['data'];
export type RunChip = Schemas['RunChip'];

type Wish = Schemas['ResearchWish'];
/** Whether a research waits for its plan to be approved or goes on at once. */
export type PlanChoice = NonNullable<Wish['approve']>;
export type PlanReply = NonNullable<Wish['reply']>;
export type WishedItem = NonNullable<PlanReply['plan']>[number];
