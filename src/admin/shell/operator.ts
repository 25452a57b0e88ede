import type { Data } from '@/api/paths';

/** Who is signed in. */
export type Operator = NonNullable<Data<'getOperator'>>;

/** Looks after the whole installation, and with it what belongs to no domain: people and what they wait for. */
export const isWide = ({ scope }: Operator): boolean => scope.kind === 'installation';
