import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { useTranslation } from '@/i18n/use-translation';
import { linkToShare } from '@/lib/link-to-share';
import { useSession } from '@/session/use-session';
import { answerText, type RunState } from '@/stream/run-state';
import { CopyButton } from '@/ui/markdown/CopyButton';
import { PlainButton } from '@/ui/PlainButton';
import { exportMarkdown, exportName, withoutMarkers, withSources } from './answer-export';
import type { AnsweredTurn } from './ChatPage';
import { Evaluate } from './Evaluate';
import { Versions } from './Versions';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px',
    marginTop: '12px',
    marginInlineStart: '-8px',
    fontSize: '13px',
  },
  tool: {
    fontSize: '12px',
    minHeight: '28px',
    paddingInline: '8px',
    paddingBlock: '2px',
    '& > svg': { fontSize: '16px' },
  },
  gap: {
    width: '1px',
    height: '16px',
    marginInline: '4px',
    ...shorthands.borderLeft('1px', 'solid', tokens.colorNeutralStroke2),
    '@media (max-width: 768px)': { display: 'none' },
  },
});

interface Props {
  turn: AnsweredTurn;
  state: RunState;
  mine: boolean;
  onVersion: (message: string) => void;
  onAgain: () => void;
}

/** What can be done with a finished answer. Icons carry their words: nobody has to guess. */
export function AnswerTools({ turn, state, mine, onVersion, onAgain }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const organization = useSession(({ currentTenant }) => currentTenant?.tenantCode);
  // A notice that nothing was found is no answer: there is nothing in it to keep.
  const written = state.blocks.some((block) => block.type === 'text' && block.text.trim() !== '');
  const text = written ? answerText(state) : '';
  const words = { sources: t('export.sources'), page: (page: number) => t('source.page', { page }) };
  const copied = { done: t('tools.copied'), failed: t('tools.copyFailed') };
  // Somebody else's answer that found nothing: an empty toolbar would be a stop for screen readers with nothing to do.
  if (text === '' && !mine && turn.answers.length < 2) return null;
  const save = () => {
    const file = new Blob([exportMarkdown(turn.question.text, text, state.sources, words)], {
      type: 'text/markdown;charset=utf-8',
    });
    download(file, exportName(turn.question.text));
  };
  return (
    <div className={styles.row} role="toolbar" data-print="no" aria-label={t('tools.label')}>
      <Versions turn={turn} onVersion={onVersion} />
      {text !== '' && (
        <>
          <CopyButton label={t('tools.copy')} {...copied} read={() => withoutMarkers(text, state.sources)} />
          {state.sources.length > 0 && (
            <CopyButton
              label={t('tools.copyWithSources')}
              {...copied}
              read={() => withSources(text, state.sources, words)}
            />
          )}
          <CopyButton
            label={t('tools.copyLink')}
            {...copied}
            read={() => linkToShare(window.location.href, organization)}
          />
          <PlainButton look="quiet" className={styles.tool} onClick={save}>
            <ArrowDownloadRegular aria-hidden />
            {t('tools.export')}
          </PlainButton>
        </>
      )}
      {mine && (
        <PlainButton look="quiet" className={styles.tool} onClick={onAgain}>
          <ArrowClockwiseRegular aria-hidden />
          {t('action.again')}
        </PlainButton>
      )}
      {text !== '' && <span className={styles.gap} aria-hidden />}
      {text !== '' && <Evaluate message={turn.answer} />}
    </div>
  );
}

function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the blob after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
