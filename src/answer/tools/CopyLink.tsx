import { LinkRegular } from '@fluentui/react-icons/svg/link';
import type { ReactNode } from 'react';
import { useLazyListChatSharesQuery } from '@/api/messages';
import { useTranslation } from '@/i18n/use-translation';
import { useSession } from '@/session/use-session';
import { CopyButton } from '@/ui/markdown/CopyButton';
import { linkToShare } from './link-to-share';

/**
 * Copies the address of this page. Once only links open the chat, the address would open nothing for others, so its
 * owner is told of *Share…* instead. The server is asked when the button is pressed, since links may be made elsewhere.
 */
export function CopyLink({
  chat,
}: {
  /** A chat of this visitor; null in somebody else's. */ chat: string | null;
}): ReactNode {
  const { t } = useTranslation('answer');
  const organization = useSession(({ currentTenant }) => currentTenant?.tenantCode);
  const [listShares] = useLazyListChatSharesQuery();
  const read = async () => {
    // Without an answer the address is copied: it is the right one of most chats.
    const { data } = chat ? await listShares({ id: chat }) : {};
    return data?.open === false
      ? { instead: t('tools.linksOnly', { share: t('tools.share') }) }
      : linkToShare(window.location.href, organization);
  };
  return (
    <CopyButton
      label={t('tools.copyLink')}
      done={t('tools.copied')}
      failed={t('tools.copyFailed')}
      icon={<LinkRegular aria-hidden />}
      read={read}
    />
  );
}
