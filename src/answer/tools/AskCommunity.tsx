import { PeopleCommunityRegular } from '@fluentui/react-icons/svg/people-community';
import { useNavigate } from 'react-router-dom';
import { leaveAsked } from '@/browser/ask-community';
import { useTranslation } from '@/i18n/use-translation';
import { localize } from '@/lib/localize';
import { usePortalSetting } from '@/session/use-session';
import { PlainButton } from '@/ui/PlainButton';

interface Props {
  question: string;
  answer: string;
  className: string;
}

/** Opens the editor with the question, and with the answer as a quotation that the person may take out. */
export function AskCommunity({ question, answer, className }: Props) {
  const { t, i18n } = useTranslation('answer');
  const navigate = useNavigate();
  const { community, publishCommunity } = usePortalSetting() ?? {};
  if (!community?.enabled || !publishCommunity?.enabled) return null;
  const ask = () => {
    const quoted = answer.replace(/^/gm, '> ');
    leaveAsked({ title: question, content: answer === '' ? '' : `${t('tools.engineSaid')}\n\n${quoted}\n` });
    void navigate('/community/writeArticle?kind=question');
  };
  return (
    <PlainButton look="quiet" className={className} onClick={ask}>
      <PeopleCommunityRegular aria-hidden />
      <span>{localize(publishCommunity.title, i18n.language) ?? t('tools.askCommunity')}</span>
    </PlainButton>
  );
}
