import { useTranslation } from '@/i18n/use-translation';
import { brandTexts } from '@/lib/brand-texts';
import { localize } from '@/lib/localize';
import { useSession } from '@/session/use-session';

/** What the portal of this access domain is called, in the reader's language. */
export function usePortalName(): string {
  const { i18n } = useTranslation('people');
  const globals = useSession((session) => session.globals);
  return (globals && localize(brandTexts(globals).title, i18n.language)) ?? '';
}
