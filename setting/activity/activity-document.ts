import type { components } from '../../generated/api';

/** A survey or draw as operators write it: schemas/entities/activity.schema.json. */
export type ActivityDocument = components['schemas']['Activity'];
export type Question = NonNullable<ActivityDocument['questions']>[number];
export type Prize = NonNullable<ActivityDocument['prizes']>[number];
export type Windows = ActivityDocument['windows'];
export type Rule = NonNullable<ActivityDocument['eligibility']>;
export type Nominee = NonNullable<ActivityDocument['nominees']>[number];
export type Step = NonNullable<ActivityDocument['steps']>[number];
export type Condition = NonNullable<Question['when']>;

/** A draft that was begun in time may be handed in for this long after the end. */
export const GRACE_MINUTES = 10;
/** A place is held for this long after the last answer. */
export const HOLD_MINUTES = 30;
/** By law the highest prize of a draw, in cents of a yuan. */
export const HIGHEST_PRIZE = 5_000_000;
/** From this value of one prize on, two operators stand behind an activity; in cents of a yuan. */
export const REVIEW_FROM = 50_000;
export const MILLION = 1_000_000;
/** The ballot of works in a contest where the public votes. */
export const WORKS = 'works';
