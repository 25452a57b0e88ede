import { Suspense } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { usePortalSetting } from '@/session/use-session';
import type { useRun } from '@/stream/run-registry';
import type { RunState } from '@/stream/run-state';
import type { CallApproval, PlanReply } from '@/stream/types';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import type { AnsweredTurn } from '../answered-turn';
import { type ChosenChips, ContextChips } from '../question/ContextChips';
import { ResearchPlan } from '../research/ResearchPlan';
import { hasReport, isUnfinished } from '../research/unfinished';
import { PrintedSources } from '../sources/PrintedSources';
import { SourceStrip } from '../sources/SourceStrip';
import { AnswerText } from '../text/AnswerText';
import { FitLine } from '../text/FitLine';
import { SupportLine } from '../text/SupportLine';
import { AnswerTools } from '../tools/AnswerTools';
import { isWeak } from '../tools/is-weak';
import { EndNotice } from './EndNotice';
import { ForeignNote, Warnings } from './Notes';
import { NothingFound } from './NothingFound';
import { StageLine } from './StageLine';

const CallAsk = lazyWithRetry(async () => (await import('../calls/CallAsk')).CallAsk);
const PeopleLine = lazyWithRetry(async () => (await import('../tools/PeopleLine')).PeopleLine);
const OffersLine = lazyWithRetry(async () => (await import('../tools/OffersLine')).OffersLine);
const FormulaLine = lazyWithRetry(async () => (await import('../tools/FormulaLine')).FormulaLine);
const CompareReports = lazyWithRetry(async () => (await import('../research/CompareReports')).CompareReports);
const PlanEditor = lazyWithRetry(async () => (await import('../research/PlanEditor')).PlanEditor);

export interface AnswerViewProps {
  turn: AnsweredTurn;
  run: ReturnType<typeof useRun>;
  mine: boolean;
  isLast?: boolean;
  onOpenSource: (n: number) => void;
  onVersion: (message: string) => void;
  onAgain: (scope?: number[]) => void;
  onContext: (chips: ChosenChips) => void;
  onApprove: (reply: PlanReply) => void;
  /** Goes on with an unfinished report. */
  onGoOn: () => void;
  onDecide: (approval: CallApproval) => void;
  onList?: (list: 'sources' | 'outline') => void;
}

/** One answer, from its first stage to its toolbar. */
export function AnswerView(props: AnswerViewProps) {
  const { turn, run, mine, isLast, onOpenSource, onVersion, onAgain, onContext } = props;
  const { onApprove, onGoOn, onDecide, onList } = props;
  const { t } = useTranslation('answer');
  const { state, phase } = run;
  const ended = phase === 'ended';
  // Its text is the plan in words, which is shown as a plan. A report that was paused later is shown as a report.
  const paused = state.status === 'paused' && !hasReport(state);
  const asked = paused ? state.calls.find((call) => call.state === 'asked') : undefined;
  const newest = turn.answers.at(-1)?.id === turn.answer.id;
  // Its block says the same in words.
  const ask = mine && newest ? asked : undefined;
  const foreign = turn.answer.origin === 'client';
  const { community, market } = usePortalSetting() ?? {};
  const nothing = state.blocks.some((block) => block.type === 'notice' && block.code === 'nothing_found');
  return (
    <>
      <SourceStrip
        sources={state.sources}
        outline={state.outline.length}
        label={t('source.strip', { count: state.sources.length })}
        onOpen={onOpenSource}
        onList={onList}
      />
      {foreign && <ForeignNote />}
      <Warnings warnings={state.warnings} />
      <ContextChips understood={state.understood} onChange={mine && ended ? onContext : undefined} />
      {nothing ? (
        <NothingFound state={state} mine={mine && isLast === true} onWiden={onAgain} />
      ) : (
        <>
          {state.plan.length > 0 && <Plan {...{ turn, state, mine, ended, onApprove }} />}
          <FitLine fit={state.fit} />
          {(!paused || asked) && (
            <AnswerText state={ask ? without(state, ask.block) : state} messageId={turn.answer.id} growing={!ended} />
          )}
          {ask && state.run && (
            <Suspense>
              <CallAsk key={state.run} run={state.run} call={ask} onDecide={onDecide} />
            </Suspense>
          )}
        </>
      )}
      {!foreign && !paused && (
        <SupportLine state={state} done={ended}>
          <StageLine run={run} />
        </SupportLine>
      )}
      <PrintedSources sources={state.sources} cites={state.cites} />
      <EndNotice
        run={run}
        mine={mine}
        onAgain={() => onAgain()}
        onGoOn={mine && newest && isUnfinished(state) ? onGoOn : undefined}
      />
      {ended && !paused && !foreign && turn.answers.length > 1 && hasReport(state) && (
        <Suspense>
          <CompareReports versions={turn.answers} shown={turn.answer.id} state={state} />
        </Suspense>
      )}
      {ended && !paused && !foreign && mayCalculate(turn.question.text) && (
        <Suspense>
          <FormulaLine question={turn.question.text} />
        </Suspense>
      )}
      {ended && !paused && !foreign && market?.enabled && market.offersUnderAnswers && (
        <Suspense>
          <OffersLine question={turn.question.text} />
        </Suspense>
      )}
      {ended && mine && !foreign && state.chat && community?.enabled && (
        <Suspense>
          <PeopleLine
            turn={turn}
            chat={state.chat}
            weak={isWeak(state, turn.answer.evaluation)}
            onAgain={() => onAgain()}
          />
        </Suspense>
      )}
      {(ended || phase === 'failed') && (
        <AnswerTools turn={turn} state={state} mine={mine} onVersion={onVersion} onAgain={() => onAgain()} />
      )}
    </>
  );
}

/** Whether the server is worth asking: it finds no formula for a question without a number or a word for calculating. */
const mayCalculate = (question: string) =>
  /\d|calc|comput|work out|estimat|formula|siz(?:e|ing)|算|公式|估|求|选型/i.test(question);

const without = (state: RunState, block: string): RunState => ({
  ...state,
  blocks: state.blocks.filter(({ id }) => id !== block),
});

type PlanProps = Pick<AnswerViewProps, 'turn' | 'mine' | 'onApprove'> & { state: RunState; ended: boolean };

/** The plan of a research: to be approved by its asker, or how far it is. */
function Plan({ turn, state, mine, ended, onApprove }: PlanProps) {
  const { t } = useTranslation('answer');
  const { plan, planRev: rev, run, status } = state;
  const paused = status === 'paused' && !hasReport(state);
  // A newer version is what came of the plan.
  const newest = turn.answers.at(-1)?.id === turn.answer.id;
  if (paused && mine && newest && run)
    return (
      <Suspense>
        <PlanEditor key={run} run={run} rev={rev} plan={plan} onApprove={onApprove} />
      </Suspense>
    );
  return (
    <ResearchPlan
      plan={plan}
      outline={state.outline}
      messageId={turn.answer.id}
      sources={state.sources}
      steers={state.steers}
      ended={ended}
      steerable={mine && status === 'running' && run ? run : undefined}
      paused={paused ? (newest ? t('research.waits') : t('research.decided')) : undefined}
    />
  );
}
