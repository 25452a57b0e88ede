import { isoDate } from '@/lib/relative-time';
import type { Organization, User } from '@/session/session';

/** The chosen words; without any, who is looking, for whom, and on which day: what a photograph of a screen should tell. */
export function watermarkText(
  text: string,
  user: User | null,
  tenant: Organization | null,
  today: Date = new Date(),
): string {
  if (text.trim() !== '') return text.trim();
  return [user?.nickname || user?.username, tenant?.name, isoDate(today.getTime())].filter(Boolean).join(' · ');
}
