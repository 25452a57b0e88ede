import type { Data } from '@/api/paths';

/** Who is signed in. */
export type Operator = NonNullable<Data<'getOperator'>>;

/** Whether the operator manages the whole installation, including people and applications, which belong to no domain. */
export const isWide = ({ scope }: Operator): boolean => scope.kind === 'installation';
