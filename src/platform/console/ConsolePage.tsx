import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { CodeSamples } from '../CodeSamples';
import { holdKey, useHeldKey } from '../held-key';
import type { PageProps } from '../PlatformRoom';
import { usePlatformStyles } from '../platform-styles';
import { ASK_SAMPLES } from '../samples/ask-samples';
import { askByKey, KeyRefusal, type Told } from './ask-by-key';
import { SearchConsole } from './SearchConsole';

/** Tries a key out: asks and searches as a program does, and shows the call as code. The key stays in this tab. */
export function ConsolePage({ level }: PageProps) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('platform');
  const held = useHeldKey();
  const [searches, setSearches] = useState(false);
  const below = Math.min(level + 1, 4) as 2 | 3 | 4;
  return (
    <>
      <Heading level={level} className={styles.title}>
        {t('page.console')}
      </Heading>
      <p className={styles.lead}>{t('console.lead')}</p>
      <div className={styles.form}>
        <label className={styles.field}>
          {t('console.key')}
          <input
            type="password"
            autoComplete="off"
            maxLength={100}
            value={held ?? ''}
            onChange={({ target }) => holdKey(target.value || undefined)}
            className={styles.input}
          />
          <span className={styles.hint}>{t('console.keyHint')}</span>
        </label>
        <label className={styles.field}>
          {t('console.what')}
          <select
            className={styles.input}
            value={searches ? 'search' : 'ask'}
            onChange={({ target }) => setSearches(target.value === 'search')}
          >
            <option value="ask">{t('console.whatAsk')}</option>
            <option value="search">{t('console.whatSearch')}</option>
          </select>
        </label>
      </div>
      {searches ? <SearchConsole level={below} /> : <AskConsole level={below} />}
    </>
  );
}

/** Asks with the key as a program does. */
function AskConsole({ level: below }: { level: 2 | 3 | 4 }) {
  const styles = usePlatformStyles();
  const { t, i18n } = useTranslation('platform');
  const held = useHeldKey();
  const [question, setQuestion] = useState('');
  const [told, setTold] = useState<Told>();
  const [fault, setFault] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState(false);
  useEffect(() => () => running.current?.abort(), []);

  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const key = (held ?? '').trim();
    if (busy || key === '' || question.trim() === '') return;
    const controller = new AbortController();
    running.current = controller;
    setFault(undefined);
    setTold(undefined);
    setBusy(true);
    try {
      await askByKey({ key, question, locale: i18n.language }, setTold, controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) setFault(wordsOf(error) ?? t('keys.failed'));
    } finally {
      setBusy(false);
    }
  };
  const facts = { origin: window.location.origin, key: held || 'mwk_…', question: question || t('overview.question') };
  const samples = ASK_SAMPLES.map(({ name, text }) => ({ name, text: text(facts) }));
  return (
    <>
      <form className={styles.form} onSubmit={(event) => void ask(event)}>
        <label className={styles.field}>
          {t('console.question')}
          <textarea
            rows={3}
            maxLength={20_000}
            value={question}
            onChange={({ target }) => setQuestion(target.value)}
            className={styles.input}
          />
        </label>
        <div className={styles.line}>
          <PlainButton type="submit" look="primary" aria-disabled={busy || !held || question.trim() === ''}>
            {t('console.ask')}
          </PlainButton>
          {busy && <PlainButton onClick={() => running.current?.abort()}>{t('console.stop')}</PlainButton>}
        </div>
      </form>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      {told && <Answer told={told} busy={busy} level={below} />}
      <Heading level={below} className={styles.head}>
        {t('console.code')}
      </Heading>
      <CodeSamples label={t('console.code')} samples={samples} />
    </>
  );
}

const wordsOf = (error: unknown): string | undefined =>
  error instanceof KeyRefusal ? [error.code, error.message].filter(Boolean).join(': ') || undefined : undefined;

/** The text, and what each citation covers: sliced by code points, as a program does it. */
function Answer({ told, busy, level }: { told: Told; busy: boolean; level: 2 | 3 | 4 }) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('platform');
  const points = [...told.text];
  return (
    <section className={styles.card} aria-label={t('console.answer')} aria-busy={busy}>
      <p className={styles.answer}>{told.text}</p>
      {told.cited.length > 0 && (
        <>
          <Heading level={level} className={styles.name}>
            {t('console.citations')}
          </Heading>
          <ol className={styles.cited}>
            {told.cited.map(({ start, end, title, url }) => (
              <li key={`${start}-${url}`}>
                {points.slice(start, end).join('')}{' '}
                <a
                  href={new URL(url, window.location.href).pathname + new URL(url, window.location.href).search}
                  className={styles.link}
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
