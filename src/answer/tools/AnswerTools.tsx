import { makeStyles } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { DocumentTextLinkRegular } from '@fluentui/react-icons/svg/document-text-link';
import { useRef } from 'react';
import { useHref } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { docHref } from '@/knowledge/doc-href';
import { answerText, type RunState, writtenBlocks } from '@/stream/run-state';
import { CopyButton } from '@/ui/markdown/CopyButton';
import { PlainButton } from '@/ui/PlainButton';
import { visuallyHidden } from '@/ui/visually-hidden';
import type { AnsweredTurn } from '../answered-turn';
import { ExportMenu } from '../export/ExportMenu';
import { exportedAnswer } from '../export/exported-answer';
import { hasReport } from '../research/unfinished';
import { ShareButton } from '../share/ShareButton';
import { type ExportWords, withoutMarkers, withSources } from '../sources/answer-export';
import { answerHtml, htmlWithSources } from '../sources/answer-html';
import { AskCommunity } from './AskCommunity';
import { CopyLink } from './CopyLink';
import { Evaluate } from './Evaluate';
import { isWeak } from './is-weak';
import { Versions } from './Versions';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px',
    marginTop: '12px',
    marginInlineStart: '-8px',
    fontSize: '13px',
    // On phones, the icons are in one row; labels are for screen readers only, except on a button that failed.
    '@media (max-width: 480px)': {
      marginInlineStart: '-12px',
      gap: 0,
      '& > button:not([data-failed]) > span': {
        ...visuallyHidden,
        whiteSpace: 'nowrap',
      },
      '& > button > svg': { fontSize: '20px' },
    },
  },
  tool: {
    fontSize: '12px',
    minHeight: '28px',
    paddingInline: '8px',
    paddingBlock: '2px',
    '& > svg': { fontSize: '16px' },
  },
});

interface Props {
  turn: AnsweredTurn;
  state: RunState;
  mine: boolean;
  onVersion: (message: string) => void;
  onAgain: () => void;
}

/** The actions for a finished answer. The icons have visible labels if there is room. */
export function AnswerTools({ turn, state, mine, onVersion, onAgain }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  // A "nothing found" notice is not an answer, nor is a plan, so there is nothing to export.
  const written =
    (state.status !== 'paused' || hasReport(state)) && writtenBlocks(state).some(({ type }) => type !== 'notice');
  const own = written ? answerText(state) : '';
  const foreign = turn.answer.origin === 'client';
  // The exported text carries the note about its origin, too.
  const text = foreign && own !== '' ? `${t('foreign.export')}\n\n${own}` : own;
  const row = useRef<HTMLDivElement>(null);
  const home = useHref('/').replace(/\/$/, '');
  const words: ExportWords = {
    sources: t('export.sources'),
    page: (page) => t('source.page', { page }),
    // What another system answered, and what the asker brought along, stands in the chat only.
    address: ({ kind, docId, ver, span, quoteHash }) =>
      kind === 'tool' || kind === 'attachment' || kind === 'memory'
        ? window.location.href
        : new URL(home + docHref({ docId, version: ver, span, hash: quoteHash }), window.location.origin).href,
  };
  const html = (numbers: boolean) => {
    const shown = row.current?.closest('[data-turn]')?.querySelector('[data-citations]');
    return shown ? answerHtml(shown, numbers) : undefined;
  };
  const copied = { done: t('tools.copied'), failed: t('tools.copyFailed') };
  // A reader has no actions for an answer that found nothing, and an empty toolbar would be a useless stop for screen
  // readers.
  if (text === '' && !mine && turn.answers.length < 2) return null;
  const exported = () =>
    exportedAnswer(turn.question.text, text, state, {
      ...words,
      ...(state.start?.mode === 'research' && { sources: t('export.quoted') }),
      version: (version) => t('export.version', { version }),
      writer: state.answerer ? t(`answerer.${state.answerer}.name`) : '',
    });
  return (
    <div ref={row} className={styles.row} role="toolbar" data-print="no" aria-label={t('tools.label')}>
      <Versions versions={turn.answers} shown={turn.answer.id} onVersion={onVersion} />
      {text !== '' && (
        <>
          <CopyButton
            label={t('tools.copy')}
            {...copied}
            read={() => ({ text: withoutMarkers(text, state.sources), html: foreign ? undefined : html(false) })}
          />
          {state.sources.length > 0 && (
            <CopyButton
              label={t('tools.copyWithSources')}
              {...copied}
              icon={<DocumentTextLinkRegular aria-hidden />}
              read={() => ({
                text: withSources(text, state.sources, words),
                html: htmlWithSources(html(true), state.sources, words),
              })}
            />
          )}
          <CopyLink chat={mine ? state.chat : null} />
          {mine && state.chat && <ShareButton chat={state.chat} className={styles.tool} />}
          <ExportMenu className={styles.tool} answer={exported} />
        </>
      )}
      {mine && (
        <PlainButton look="quiet" className={styles.tool} onClick={onAgain}>
          <ArrowClockwiseRegular aria-hidden />
          <span>{t('action.again')}</span>
        </PlainButton>
      )}
      {mine && !foreign && state.chat && !isWeak(state, turn.answer.evaluation) && (
        <AskCommunity chat={state.chat} message={turn.answer.id} className={styles.tool} />
      )}
      {text !== '' && !foreign && <Evaluate message={turn.answer} />}
    </div>
  );
}
