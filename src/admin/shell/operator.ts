import type { Data } from '@/api/paths';

/** Who is signed in. */
export type Operator = NonNullable<Data<'getOperator'>>;
