import { sql } from 'kysely';

/** A new secret of a row; the old one counts as well for some hours. */
export const rotatedSecret = (secret: string, overlapHours: number) => ({
  former_secret: overlapHours === 0 ? null : sql<string>`secret`,
  former_until: overlapHours === 0 ? null : sql<Date>`now() + make_interval(hours => ${overlapHours})`,
  secret,
});
