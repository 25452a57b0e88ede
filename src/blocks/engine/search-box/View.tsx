import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
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
import { PictureTool } from './PictureTool';
import { matchRecents } from './recents';
import { ScopeChips } from './ScopeChips';
import { useFirstFiles } from './use-first-files';
import { usePictureEntry } from './use-picture-entry';
import { useRecents } from './use-recents';
import { useScope } from './use-scope';
import { type Suggestion, useSuggestions } from './use-suggestions';

export { default as check } from 'virtual:check/engine/search-box';

const QuotedChips = lazyWithRetry(async () => (await import('@/knowledge/question-box/QuotedChips')).QuotedChips);

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
  const files = useFirstFiles();
  const recents = useRecents(domain);
  const scope = useScope(domain, offered);
  const suggestions = useSuggestions(text, scope.chosen);
  const picture = usePictureEntry();
  // On the shop floor a photo is asked as often as a question, with gloves on.
  const byHand = useMedia('(pointer: coarse) and (max-width: 768px)');
  useSlash(() => box.current?.focus());

  const typed = text.trim() !== '';
  const options = useOptions(text, recents.recents, suggestions);

  const ask = (question: string) => {
    // An overlong quote shows its own error.
    if (quoted.some((each) => each.text.length > QUESTION_LIMIT)) return;
    if (files.refuseEarly()) return;
    recents.add(question);
    const { to, state } = askTarget(question, scope.chosen, offered, quoted, files.ready);
    files.handOver();
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
              {files.button}
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

/** What was asked before comes first; more of it while nothing is typed. */
function useOptions(text: string, recents: readonly string[], suggestions: readonly Suggestion[]): QuestionOption[] {
  const { t } = useTranslation('home');
  return useMemo(() => {
    const old = matchRecents(recents, text).slice(0, text.trim() === '' ? undefined : SHOWN_RECENTS);
    const fresh = suggestions.filter((item) => !old.includes(item.text));
    return [
      ...old.map((each) => ({ text: each, recent: true })),
      ...fresh.map((item) => ({ text: item.text, kind: t(`search.kind.${item.kind}`), ...opens(item) })),
    ];
  }, [recents, suggestions, text, t]);
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
