import { useTranslation } from '@/i18n/use-translation';
import { brandTexts } from '@/lib/brand-texts';
import { localize } from '@/lib/localize';
import { usePortalSetting } from '@/session/use-session';

/** The name of this access domain's portal, in the current language. */
export function usePortalName(): string {
  const { i18n } = useTranslation('people');
  const setting = usePortalSetting();
  return (setting && localize(brandTexts(setting).title, i18n.language)) ?? '';
}
