import type { Organization, User } from '@/session/session';

/** The chosen words; without any, who is looking, for whom, and on which day: what a photograph of a screen should tell. */
export function watermarkText(
  text: string,
  user: User | null,
  tenant: Organization | null,
  today: Date = new Date(),
): string {
  if (text.trim() !== '') return text.trim();
  const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return [user?.nickname || user?.username, tenant?.name, day].filter(Boolean).join(' · ');
}
