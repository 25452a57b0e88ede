import { useMemo } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { localize } from '@/lib/localize';
import { usePortalSetting } from '@/session/use-session';

/** The portal's boards, named in the reader's language. */
export function useBoards(): { id: string; name: string }[] {
  const { i18n } = useTranslation('community');
  const boards = usePortalSetting()?.community?.boards;
  return useMemo(
    () => (boards ?? []).map(({ id, name }) => ({ id, name: localize(name, i18n.language) ?? id })),
    [boards, i18n.language],
  );
}
