import { useTranslation } from '@/i18n/use-translation';
import { brandTexts } from '@/lib/brand-texts';
import { localize } from '@/lib/localize';
import { usePortalSetting } from '@/session/use-session';

/** What the portal of this access domain is called, in the reader's language. */
export function usePortalName(): string {
  const { i18n } = useTranslation('people');
  const setting = usePortalSetting();
  return (setting && localize(brandTexts(setting).title, i18n.language)) ?? '';
}
