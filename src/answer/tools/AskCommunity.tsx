import { PeopleCommunityRegular } from '@fluentui/react-icons/svg/people-community';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { localize } from '@/lib/localize';
import { usePortalSetting } from '@/session/use-session';
import { PlainButton } from '@/ui/PlainButton';

interface Props {
  chat: string;
  /** The answer that is not enough. */
  message: string;
  look?: 'quiet' | 'primary';
  className?: string;
}

/** Opens the editor, which fills in the question and the answer from the chat. */
export function AskCommunity({ chat, message, look = 'quiet', className }: Props) {
  const { t, i18n } = useTranslation('answer');
  const navigate = useNavigate();
  const { community, publishCommunity } = usePortalSetting() ?? {};
  if (!community?.enabled || !publishCommunity?.enabled) return null;
  const query = new URLSearchParams({ kind: 'question', from: chat, message });
  return (
    <PlainButton look={look} className={className} onClick={() => void navigate(`/community/writeArticle?${query}`)}>
      <PeopleCommunityRegular aria-hidden />
      <span>{localize(publishCommunity.title, i18n.language) ?? t('tools.askCommunity')}</span>
    </PlainButton>
  );
}
