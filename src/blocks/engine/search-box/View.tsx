import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { AttachButton } from '@/answer/attach/AttachButton';
import { useTranslation } from '@/i18n/use-translation';
import { docHref } from '@/knowledge/doc-href';
import { QUESTION_LIMIT } from '@/knowledge/question-box/limit-question';
import type { QuestionOption } from '@/knowledge/question-box/OptionList';
import { QuestionBox, type QuestionBoxHandle } from '@/knowledge/question-box/QuestionBox';
import { localize } from '@/lib/localize';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { isQuoted } from '@/stream/use-quoted';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { pageWidth } from '@/ui/page-width';
import { touchTarget } from '@/ui/touch-target';
import { useMedia } from '@/ui/use-media';
import type { Locale } from '../../../../generated/locales';
import { askTarget, type QuotedText } from './ask-href';
import type { FirstFiles } from './FirstFiles';
import { PictureTool } from './PictureTool';
import { matchRecents } from './recents';
import { ScopeChips } from './ScopeChips';
import { usePictureEntry } from './use-picture-entry';
import { useRecents } from './use-recents';
import { useScope } from './use-scope';
import { type Suggestion, useSuggestions } from './use-suggestions';

export { default as check } from 'virtual:check/engine/search-box';

const QuotedChips = lazyWithRetry(async () => (await import('@/knowledge/question-box/QuotedChips')).QuotedChips);

// Reading workbooks and sending files is not needed before a file is chosen.
const FirstFilesButton = lazyWithRetry(async () => (await import('./FirstFiles')).FirstFilesButton);
const FILES = 'first:home';
const NO_FILES: FirstFiles = { ready: [], onTheWay: false, shown: false };
/** Files that were chosen on this page wait until there is a chat, also while another page is shown. */
let waiting = false;

const useStyles = makeStyles({
  root: { ...pageWidth, paddingBottom: '24px' },
  box: { maxWidth: '728px', marginInline: 'auto' },
  more: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '28px',
    ...touchTarget,
    paddingInline: '8px',
    borderRadius: tokens.borderRadiusSmall,
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
  start: { marginInline: 0, '--mw-align': 'flex-start' },
});

const SHOWN_RECENTS = 3;
/** The contract's limit for one question. */
const MOST_QUOTED = 4;
const NO_SCOPE: number[] = [];

export default function SearchBox({ props }: BlockProps<PropsOf<'engine/search-box'>>) {
  const { domain, scope: offered = NO_SCOPE, placeholder, autoFocus = true, align } = props;
  const styles = useStyles();
  const { t, i18n } = useTranslation('home');
  const navigate = useNavigate();
  const { state: arrived } = useLocation();
  const box = useRef<QuestionBoxHandle>(null);
  const [text, setText] = useState('');
  const [quoted, setQuoted] = useState<readonly QuotedText[]>(() => quotedBeside(arrived));
  const [files, setFiles] = useState(NO_FILES);
  const [early, setEarly] = useState(false);
  const [chosen, setChosen] = useState<readonly File[] | undefined>(() => (waiting ? [] : undefined));
  const recents = useRecents(domain);
  const scope = useScope(domain, offered);
  const suggestions = useSuggestions(text, scope.chosen);
  const picture = usePictureEntry();
  // On the shop floor a photo is asked as often as a question, with gloves on.
  const byHand = useMedia('(pointer: coarse) and (max-width: 768px)');
  useSlash(() => box.current?.focus());

  const typed = text.trim() !== '';
  const options = useMemo((): QuestionOption[] => {
    const old = matchRecents(recents.recents, text).slice(0, typed ? SHOWN_RECENTS : undefined);
    const fresh = suggestions.filter((item) => !old.includes(item.text));
    return [
      ...old.map((each) => ({ text: each, recent: true })),
      ...fresh.map((item) => ({ text: item.text, kind: t(`search.kind.${item.kind}`), ...opens(item) })),
    ];
  }, [recents.recents, suggestions, text, typed, t]);

  const ask = (question: string) => {
    // An overlong quote shows its own error.
    if (quoted.some((each) => each.text.length > QUESTION_LIMIT)) return;
    // Without files that are still on their way, the answer would not be about them.
    setEarly(files.onTheWay);
    if (files.onTheWay) return;
    recents.add(question);
    const { to, state } = askTarget(question, scope.chosen, offered, quoted, files.ready);
    if (files.ready.length > 0) void forgetFiles();
    void navigate(to, { state });
  };

  return (
    <div className={styles.root} {...picture.handlers}>
      <div className={mergeClasses(styles.box, align === 'start' && styles.start)}>
        <QuestionBox
          ref={box}
          text={text}
          onText={setText}
          onSubmit={ask}
          onOpen={(to) => void navigate(to)}
          options={options}
          onRemoveOption={(index) => {
            const option = options[index];
            if (option?.recent) recents.remove(option.text);
          }}
          onClearOptions={recents.clear}
          moreOptions={
            !typed && (
              <Link to="/qa-list" className={styles.more}>
                {t('search.all')}
              </Link>
            )
          }
          above={
            (quoted.length > 0 || files.shown) && (
              <Suspense>
                {quoted.length > 0 && (
                  <QuotedChips
                    quoted={quoted}
                    onChange={setQuoted}
                    onExpand={(pasted) => setText(text === '' ? pasted : `${text}\n${pasted}`)}
                  />
                )}
              </Suspense>
            )
          }
          onLongPaste={(pasted) => {
            if (quoted.length < MOST_QUOTED) setQuoted([...quoted, { kind: 'paste', text: pasted }]);
            return quoted.length < MOST_QUOTED;
          }}
          autoFocus={autoFocus}
          tools={
            <>
              {!byHand && <PictureTool entry={picture} />}
              {chosen ? (
                <Suspense>
                  <FirstFilesButton waiting={FILES} chosen={chosen} early={early} onChange={setFiles} />
                </Suspense>
              ) : (
                <AttachButton
                  label={t('search.attach')}
                  onFiles={(all) => {
                    waiting = true;
                    setChosen(all);
                  }}
                />
              )}
            </>
          }
          labels={{
            field: t('search.field'),
            placeholder: placeholder ? localize(placeholder, i18n.language as Locale) : t('search.placeholder'),
            send: t('search.send'),
            tooLong: t('search.tooLong'),
            list: typed ? t('search.suggestions') : t('search.recents'),
            clearList: t('search.clear'),
            removeOption: t('search.remove'),
            count: (count) => t('search.count', { count }),
          }}
        />
        {byHand && <PictureTool entry={picture} wide />}
        <ScopeChips offered={offered} chosen={scope.chosen} onToggle={scope.toggle} />
      </div>
    </div>
  );
}

/** What another page brings along to be asked about. */
function quotedBeside(state: unknown): readonly QuotedText[] {
  const quoted = typeof state === 'object' && state !== null && 'quoted' in state ? state.quoted : null;
  return isQuoted(quoted) ? quoted.slice(0, MOST_QUOTED) : [];
}

/** They belong to the chat from here on. */
async function forgetFiles() {
  waiting = false;
  const { forgetFirstFiles } = await import('./FirstFiles');
  forgetFirstFiles(FILES);
}

/** Titles and headings open the document; codes and questions are asked. */
function opens({ kind, docId, text }: Suggestion): { to?: string } {
  if (docId === undefined || (kind !== 'title' && kind !== 'heading')) return {};
  return { to: docHref({ docId, ...(kind === 'heading' && { section: text }) }) };
}

/** Moves the focus to the box when "/" is pressed, except in a field or a dialog. */
function useSlash(focus: () => void): void {
  const latest = useRef(focus);
  latest.current = focus;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement | null;
      const typing = target?.closest?.('input, textarea, select, [contenteditable="true"], dialog[open]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || typing) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
