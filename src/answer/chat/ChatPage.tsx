import { mergeClasses } from '@fluentui/react-components';
import { Fragment, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { CurrentAnswerContext } from '@/stream/current-answer';
import { goToHeading } from '@/ui/go-to-heading';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { SidePanel } from '@/ui/side-panel/SidePanel';
import { usePanelMode } from '@/ui/side-panel/use-panel-mode';
import { useDocumentTitle } from '@/ui/use-document-title';
import { useAnswerLayout } from '../answer-layout';
import type { AnsweredTurn } from '../answered-turn';
import { AskAboutSelection } from '../selection/AskAboutSelection';
import { AnswerSources } from '../sources/AnswerSources';
import { useAnswerRun } from '../turn/stored-answer';
import { TurnView } from '../turn/TurnView';
import { Announcer } from './Announcer';
import { ChatNav } from './ChatNav';
import { ClearContext } from './ClearContext';
import { ClearedLine } from './ClearedLine';
import { EarlierTurns } from './EarlierTurns';
import { JumpToLatest } from './JumpToLatest';
import { QuietQuestion } from './QuietQuestion';
import type { Address } from './use-address';
import type { Chat } from './use-chat';
import { useChatActions } from './use-chat-actions';
import { useEscapeTwice } from './use-escape-twice';
import { useKeyboardInset } from './use-keyboard-inset';

const ContextMeter = lazyWithRetry(async () => (await import('../context/ContextMeter')).ContextMeter);
const SummaryLine = lazyWithRetry(async () => (await import('../context/SummaryLine')).SummaryLine);

interface Props {
  chatId: string;
  chat: Chat;
  address: Address;
  /** Knowledge bases that can currently be searched; an old chat may name others. */
  offered: readonly number[] | undefined;
  /** Without ways to other chats. */
  alone?: boolean;
  level: BlockProps<PropsOf<'answer/answer'>>['level'];
  slots: BlockProps<PropsOf<'answer/answer'>>['slots'];
}

/** Earlier turns, then the one being answered. A question whose answer was never stored can be asked again. */
export function ChatPage({ chat, ...rest }: Props) {
  const turns = chat.turns.filter((turn): turn is AnsweredTurn => turn.answer !== null);
  const open = chat.turns.find((turn) => turn.answer === null);
  const last = turns.at(-1);
  useDocumentTitle(chat.title.replace(/\s+/g, ' ').slice(0, 60));
  useHeadingFocus(last);
  if (!last) return open ? <QuietQuestion question={open.question} mine={chat.mine} {...rest} /> : null;
  return <LivePage key={last.answer.id} turns={turns} last={last} chat={chat} {...rest} />;
}

/** A new version takes the place of what asked for it, such as the editor of an approved plan, and the focus is lost. */
function useHeadingFocus(last: AnsweredTurn | undefined) {
  const question = last?.question.id;
  const answer = last?.answer.id;
  const before = useRef({ question, answer });
  const asked = last?.answer.status === 'running';
  useEffect(() => {
    const { current } = before;
    if (current.answer === answer) return;
    before.current = { question, answer };
    const lost = document.activeElement === document.body;
    if (lost && asked && current.question === question) goToHeading(`q-${question}`);
  }, [question, answer, asked]);
}

function LivePage({
  chatId,
  chat,
  address,
  offered,
  alone,
  level,
  slots,
  turns,
  last,
}: Props & { turns: AnsweredTurn[]; last: AnsweredTurn }) {
  const { t } = useTranslation('answer');
  const layout = useAnswerLayout();
  const mode = usePanelMode();
  const run = useAnswerRun(last.answer);
  const [editing, setEditing] = useState<string | null>(null);
  const [list, setList] = useState<'sources' | 'outline' | null>(null);
  const [panelPlace, setPanelPlace] = useState<HTMLElement | null>(null);
  const actions = useChatActions({ chatId, chat, last, run, address, offered });
  useEscapeTwice(run.phase !== 'ended' && chat.mine, actions.stop);
  useKeyboardInset();
  const reading = address.source !== null && mode === 'column';
  const shared = { chatId, mine: chat.mine, address, actions, mode, panelPlace, level };
  const editor = ({ question: { id } }: AnsweredTurn) => ({
    editing: editing === id,
    onEdit: (open: boolean) => setEditing(open ? id : null),
  });
  const below = chat.cleared ? turns.find(({ question }) => !chat.cleared?.has(question.id)) : undefined;
  const line = <ClearedLine chatId={chatId} mine={chat.mine} />;
  // What was sent for an answer is told to its asker only.
  const context = chat.mine ? run.state.context : null;
  const summary = context?.summary;
  const edit = () => setEditing(last.question.id);
  const current = { chatId, question: last.question, message: last.answer, run, mine: chat.mine, edit, ...actions };

  return (
    <CurrentAnswerContext value={current}>
      <AnswerSources {...shared} turn={last} run={run} isLast>
        <div className={mergeClasses(layout.page, reading && layout.reading)}>
          <div className={mergeClasses(layout.main, reading && layout.besides)}>
            <div className={layout.turns}>
              {!alone && (mode !== 'column' || reading) && <ChatNav />}
              <EarlierTurns chat={chat} turns={turns} />
              {turns.slice(0, -1).map((turn) => (
                <Fragment key={turn.answer.id}>
                  {turn === below && line}
                  <EarlierTurn turn={turn} {...shared} {...editor(turn)} />
                  {summary?.message === turn.answer.id && (
                    <Suspense>
                      <SummaryLine summary={summary} />
                    </Suspense>
                  )}
                </Fragment>
              ))}
              {last === below && line}
              <TurnView
                turn={last}
                run={run}
                isLast
                onList={setList}
                {...shared}
                {...editor(last)}
                first={turns.length === 1}
              />
              {chat.cleared && !below && line}
              {context && run.phase === 'ended' && (
                <Suspense>
                  <ContextMeter context={context} usage={run.state.usage} />
                </Suspense>
              )}
              {chat.mine && run.phase === 'ended' && !(chat.cleared && !below) && <ClearContext chatId={chatId} />}
              {slots.after}
            </div>
            {slots.composer && (
              <div className={layout.composer} data-print="no">
                <JumpToLatest running={run.phase !== 'ended' && run.phase !== 'failed'} />
                {slots.composer}
              </div>
            )}
          </div>
          <div ref={setPanelPlace} className={mergeClasses(layout.side, reading && layout.document)} data-print="no">
            {mode === 'column' && !reading && slots.outline}
            {mode === 'column' && !reading && slots.sources}
          </div>
        </div>
        {list !== null && mode !== 'column' && address.source === null && (
          <SidePanel mode={mode} title={t(`panel.${list}`)} closeLabel={t('panel.close')} onClose={() => setList(null)}>
            <div className={layout.list}>{list === 'sources' ? slots.sources : slots.outline}</div>
          </SidePanel>
        )}
      </AnswerSources>
      {chat.mine && <AskAboutSelection chatId={chatId} onLeave={address.closeSource} />}
      <Announcer state={run.state} failure={run.failure} />
    </CurrentAnswerContext>
  );
}

interface EarlierProps {
  turn: AnsweredTurn;
  chatId: string;
  mine: boolean;
  address: Address;
  actions: ReturnType<typeof useChatActions>;
  mode: ReturnType<typeof usePanelMode>;
  panelPlace: HTMLElement | null;
  level: Props['level'];
  editing: boolean;
  onEdit: (editing: boolean) => void;
}

function EarlierTurn({ turn, ...shared }: EarlierProps) {
  const run = useAnswerRun(turn.answer);
  return (
    <AnswerSources {...shared} turn={turn} run={run}>
      <TurnView turn={turn} run={run} {...shared} />
    </AnswerSources>
  );
}
