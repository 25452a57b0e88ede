import { mergeClasses } from '@fluentui/react-components';
import { type KeyboardEvent, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import type { useRun } from '@/stream/run-registry';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import type { AnsweredTurn } from '../answered-turn';
import type { Address } from '../chat/use-address';
import type { useChatActions } from '../chat/use-chat-actions';
import { QuestionHead } from '../question/QuestionHead';
import { QuestionTools } from '../question/QuestionTools';
import { AnswerView } from './AnswerView';
import { useTurnStyles } from './turn-styles';

const EditQuestion = lazyWithRetry(async () => (await import('../question/EditQuestion')).EditQuestion);

interface Props {
  turn: AnsweredTurn;
  run: ReturnType<typeof useRun>;
  chatId: string;
  mine: boolean;
  address: Address;
  actions: ReturnType<typeof useChatActions>;
  level: 1 | 2 | 3 | 4;
  isLast?: boolean;
  /** The only turn: its question is already the title of the page. */
  first?: boolean;
  editing: boolean;
  onEdit: (editing: boolean) => void;
  onList?: (list: 'sources' | 'outline') => void;
}

/** A question and the selected version of its answer. */
export function TurnView({ turn, run, mine, address, actions, level, isLast, first, onList, editing, onEdit }: Props) {
  const styles = useTurnStyles();
  const { t } = useTranslation('answer');
  const place = useRef<HTMLElement>(null);
  const fresh = isLast && !first && run.phase !== 'ended';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the turn starts
  useLayoutEffect(() => {
    // A new question moves to the top of the view and its answer grows below it, so nothing shifts while reading.
    if (fresh) place.current?.scrollIntoView?.({ block: 'start', behavior: 'instant' });
  }, []);
  const { state } = useLocation();
  const hit = (state as { hit?: string } | null)?.hit;
  const isHit = hit === turn.question.id || hit === turn.answer.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the search hit only once
  useEffect(() => {
    if (isHit && !first) place.current?.scrollIntoView?.({ block: 'start', behavior: 'instant' });
  }, []);
  const [returned, setReturned] = useState(false);
  const pageByKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || step === 0 || editing) return;
    // Those of the answer first: paging through them changes less.
    const versions = turn.answers.length > 1 ? turn.answers : turn.questions;
    const shown = versions === turn.answers ? turn.answer.id : turn.question.id;
    const next = versions[versions.findIndex(({ id }) => id === shown) + step];
    event.preventDefault();
    if (next) actions.show(next.id);
  };
  const headId = `q-${turn.question.id}`;
  return (
    <article
      ref={place}
      className={mergeClasses(styles.turn, isLast && !first && styles.last)}
      aria-labelledby={headId}
      data-turn={turn.answer.id}
      onKeyDown={pageByKey}
    >
      <QuestionHead
        id={headId}
        text={turn.question.text}
        about={turn.question.about}
        quoted={turn.question.quoted}
        files={turn.question.attachments}
        level={first ? level : 2}
        editing={editing}
      />
      {editing ? (
        <Suspense>
          <EditQuestion
            question={turn.question}
            onAsk={(text) => actions.askEdited(turn, text)}
            onClose={() => {
              setReturned(true);
              onEdit(false);
            }}
          />
        </Suspense>
      ) : (
        <QuestionTools
          turn={turn}
          mine={mine}
          returned={returned}
          onEdit={() => onEdit(true)}
          onRemove={() => void actions.removeBranch(turn)}
          onVersion={actions.show}
        />
      )}
      <section aria-label={t('label')} aria-busy={run.phase !== 'ended' && run.phase !== 'failed'}>
        <AnswerView
          turn={turn}
          run={run}
          mine={mine}
          isLast={isLast}
          onOpenSource={(n) => address.openSource(n, isLast ? null : turn.answer.id)}
          onVersion={actions.show}
          onAgain={(scope) => actions.again(turn, scope)}
          onContext={(chips) => actions.again(turn, undefined, { chips })}
          onApprove={(reply) => actions.approve(turn, reply)}
          onGoOn={() => actions.goOn(turn)}
          onDecide={(approval) => actions.decide(turn, approval)}
          onList={onList}
        />
      </section>
    </article>
  );
}
