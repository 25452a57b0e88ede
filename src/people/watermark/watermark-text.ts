import { isoDate } from '@/lib/relative-time';
import type { Organization, User } from '@/session/session';

/**
 * The configured text; without one, the person, organization and date, which a photograph of the screen should reveal.
 */
export function watermarkText(
  text: string,
  user: User | null,
  tenant: Organization | null,
  today: Date = new Date(),
): string {
  if (text.trim() !== '') return text.trim();
  return [user?.nickname || user?.username, tenant?.name, isoDate(today.getTime())].filter(Boolean).join(' · ');
}
