import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import {
  useAddDomainCommentMutation,
  useRemoveDomainCommentMutation,
  useSetCommentResolvedMutation,
} from '@/api/guest';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { SidePanel } from '@/ui/side-panel/SidePanel';
import { usePanelMode } from '@/ui/side-panel/use-panel-mode';
import { CommentForm } from '../../comments/CommentForm';
import { CommentList } from '../../comments/CommentList';
import { type Comment, isOpen } from '../../comments/types';
import { Verdicts } from '../../comments/Verdicts';
import { roleMayCall } from '../../shell/use-may';
import { useEditor } from '../use-editor';
import { useView } from '../use-view';
import { useSpots, useTalk } from './use-talk';

const useStyles = makeStyles({
  body: { padding: '12px 16px 32px', fontSize: tokens.fontSizeBase300 },
  rule: { margin: '0 0 12px', color: tokens.colorNeutralForeground2 },
  answering: { display: 'flex', alignItems: 'center', gap: '8px', margin: 0 },
});

/** What guests and operators say about the draft, and what to say to them. */
export function TalkPanel({ twoOperators }: { twoOperators: boolean }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-comments');
  const { domain, source, page, select, openPage } = useEditor();
  const { talk: at, setTalk } = useView();
  const { comments, verdicts } = useTalk();
  const spots = useSpots();
  const mode = usePanelMode() === 'sheet' ? 'sheet' : 'drawer';
  const [answered, setAnswered] = useState<Comment>();
  const [add] = useAddDomainCommentMutation();
  const [resolve] = useSetCommentResolvedMutation();
  const [remove] = useRemoveDomainCommentMutation();
  if (at === null) return null;
  const block = answered ? answered.block : at.block;
  const show = (comment: Comment) => {
    if (comment.page !== page) openPage(comment.page);
    const spot = spots.find(({ id }) => id === comment.block);
    if (comment.page === page && spot?.pointer) select(spot.pointer);
    setTalk(null);
  };
  const send = async (text: string) => {
    const linkId = answered?.linkId ?? undefined;
    const where = answered ? { page: answered.page, block: answered.block } : { page, block };
    const answer = await add({ domain, ...where, text, ...(linkId && { linkId }) });
    if (!answer.error) setAnswered(undefined);
    return answer;
  };
  const resolves = roleMayCall(source.role, 'setCommentResolved');
  return (
    <SidePanel
      mode={mode}
      title={t('title', { count: comments.filter(isOpen).length })}
      closeLabel={t('close')}
      onClose={() => setTalk(null)}
    >
      <div className={styles.body}>
        <Verdicts verdicts={verdicts} />
        {verdicts.length > 0 && twoOperators && <p className={styles.rule}>{t('notEnough')}</p>}
        {answered && (
          <p className={styles.answering}>
            {t('answering', { name: answered.name })}
            <PlainButton look="quiet" onClick={() => setAnswered(undefined)}>
              {t('cancel')}
            </PlainButton>
          </p>
        )}
        <CommentForm
          spots={spots}
          block={block}
          onBlock={(next) => {
            setAnswered(undefined);
            setTalk({ block: next });
          }}
          hint={answered ? t('hintGuests', { label: answered.linkLabel ?? '' }) : t('hintOperators')}
          send={send}
        />
        <CommentList
          comments={comments}
          nameOf={(comment) => nameOf(comment)}
          onShow={show}
          onAnswer={setAnswered}
          onResolve={
            resolves ? (comment) => void resolve({ domain, id: comment.id, resolved: isOpen(comment) }) : undefined
          }
          onRemove={({ id }) => void remove({ domain, id })}
        />
      </div>
    </SidePanel>
  );

  function nameOf({ page: of, block: id }: Comment): string {
    if (id === null) return t('wholePage', { page: of });
    const name = (of === page && spots.find((spot) => spot.id === id)?.name) || id;
    return of === page ? name : `${of} · ${name}`;
  }
}
