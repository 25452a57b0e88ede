const SAFETY = /安全|危险|防护|急停|上锁|挂牌|高压|safety|hazard|lockout|loto|guarding|emergency/i;

const MONTHS = { usual: 12, safety: 6 };

/** Whether what a post is about can hurt somebody, by its tags. */
export const isSafety = (tags: readonly string[]): boolean => tags.some((tag) => SAFETY.test(tag));

/** The latest day by which an answer must be checked again. */
export function latestReview(tags: readonly string[], now: Date): Date {
  const months = isSafety(tags) ? MONTHS.safety : MONTHS.usual;
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(now.getUTCDate(), last));
  return day;
}
