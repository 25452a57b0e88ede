import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { PeopleCommunityRegular } from '@fluentui/react-icons/svg/people-community';
import { Link } from 'react-router-dom';
import { useListAskedQuery } from '@/api/community';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { usePortalSetting, useSession } from '@/session/use-session';
import { PlainButton } from '@/ui/PlainButton';
import { touchTarget } from '@/ui/touch-target';
import type { AnsweredTurn } from '../answered-turn';
import { AskCommunity } from './AskCommunity';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    marginTop: '16px',
    padding: '10px 14px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    fontSize: '14px',
    lineHeight: '22px',
    color: tokens.colorNeutralForeground2,
    '& > p': { display: 'flex', gap: '10px', margin: 0, minWidth: 0, flex: '1 1 240px' },
    '& > p > svg': { flexShrink: 0, marginTop: '2px', fontSize: '18px' },
  },
  answered: {
    backgroundColor: tokens.colorNeutralBackground1,
    ...shorthands.border('1px', 'solid', tokens.colorStatusSuccessBorder2),
    '& > p > svg': { color: tokens.colorStatusSuccessForeground1 },
  },
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ...touchTarget,
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: '4px' },
  },
});

type Asked = Data<'listAsked'>[number];

interface Props {
  turn: AnsweredTurn;
  chat: string;
  weak: boolean;
  onAgain: () => void;
}

/** Below one's own answer: what people answered to it, or that they can be asked. */
export function PeopleLine({ turn, chat, weak, onAgain }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('verified');
  const isNobody = useSession(({ user }) => user === null);
  const { publishCommunity, market } = usePortalSetting() ?? {};
  const offersToAsk = publishCommunity?.enabled;
  const { data } = useListAskedQuery({ id: chat }, { skip: isNobody, refetchOnMountOrArgChange: true });
  // Asked again, it is another version of the same answer.
  const asked = data?.find(({ message }) => turn.answers.some(({ id }) => id === message));
  if (asked) return <WhatCame asked={asked} onAgain={onAgain} />;
  if (!weak || !(offersToAsk || market?.enabled)) return null;
  const demand = new URLSearchParams({ wd: turn.question.text.slice(0, 500), from: 'chat' });
  return (
    <section className={styles.root} aria-label={t('people.label')} data-print="no">
      <p>
        <PeopleCommunityRegular aria-hidden />
        <span>{offersToAsk ? t('people.offer') : t('people.offerDemand')}</span>
      </p>
      <AskCommunity chat={chat} message={turn.answer.id} look="primary" />
      {market?.enabled && (
        <Link to={`/mission/publish?${demand}`} className={styles.link}>
          {t('people.demand')}
        </Link>
      )}
    </section>
  );
}

const hrefOf = ({ id, state }: Asked) =>
  `/community/${state === 'draft' ? 'writeArticle' : 'qaDetails'}?id=${encodeURIComponent(id)}`;

function WhatCame({ asked, onAgain }: { asked: Asked; onAgain: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('verified');
  const { state, title, answers } = asked;
  const isAnswered = state === 'accepted' || state === 'verified';
  return (
    <section
      className={mergeClasses(styles.root, isAnswered && styles.answered)}
      aria-label={t('people.label')}
      data-print="no"
    >
      <p>
        <PeopleCommunityRegular aria-hidden />
        <span>
          {state === 'answered' ? t('people.answered', { count: answers }) : t(`people.${state}`)}{' '}
          <Link to={hrefOf(asked)} className={styles.link}>
            {title || t('people.untitled')}
          </Link>
        </span>
      </p>
      {isAnswered && <PlainButton onClick={onAgain}>{t('people.again')}</PlainButton>}
    </section>
  );
}
