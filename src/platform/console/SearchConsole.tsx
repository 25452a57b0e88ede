import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messageOf } from '@/api/api-error';
import { useLazySearchKnowledgeQuery } from '@/api/search';
import { useTranslation } from '@/i18n/use-translation';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { CodeSamples } from '../CodeSamples';
import { useHeldKey } from '../held-key';
import { usePlatformStyles } from '../platform-styles';
import { searchSample } from '../samples/search-sample';
import { KeyRefusal } from './ask-by-key';
import { type Hit, searchByKey } from './search-by-key';

/** Searches by the key, or as oneself where there is none. */
export function SearchConsole({ level }: { level: 2 | 3 | 4 }) {
  const styles = usePlatformStyles();
  const { t, i18n } = useTranslation('platform');
  const key = (useHeldKey() ?? '').trim();
  const [searchAsMyself] = useLazySearchKnowledgeQuery();
  const [query, setQuery] = useState('');
  const [hits, setHits] = useState<Hit[]>();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const search = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || query.trim() === '') return;
    const controller = new AbortController();
    running.current = controller;
    setFault(undefined);
    setBusy(true);
    try {
      const found =
        key === ''
          ? (await searchAsMyself({ q: query }).unwrap()).hits
          : await searchByKey({ key, query, locale: i18n.language }, controller.signal);
      if (!controller.signal.aborted) setHits(found);
    } catch (error) {
      setHits(undefined);
      if (!controller.signal.aborted)
        setFault((error instanceof KeyRefusal ? error.message : messageOf(error)) || t('keys.failed'));
    } finally {
      setBusy(false);
    }
  };
  const facts = { origin: window.location.origin, key: key || 'mwk_…', question: query || t('overview.question') };
  return (
    <>
      <form className={styles.form} onSubmit={(event) => void search(event)}>
        <label className={styles.field}>
          {t('console.query')}
          <input
            type="text"
            maxLength={500}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            className={styles.input}
          />
          <span className={styles.hint}>{key === '' ? t('console.asMyself') : t('console.asKey')}</span>
        </label>
        <div>
          <PlainButton type="submit" look="primary" aria-disabled={busy || query.trim() === ''}>
            {t('console.search')}
          </PlainButton>
        </div>
      </form>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      {hits && (
        <section className={styles.card} aria-label={t('console.hits')} aria-busy={busy}>
          {hits.length === 0 ? (
            <p className={styles.note}>{t('console.noHits')}</p>
          ) : (
            <ol className={styles.cited}>
              {hits.map(({ passageId, title, text }) => (
                <li key={passageId}>
                  <strong>{title}</strong> {text.slice(0, 200)}
                </li>
              ))}
            </ol>
          )}
        </section>
      )}
      <Heading level={level} className={styles.head}>
        {t('console.code')}
      </Heading>
      <CodeSamples label={t('console.code')} samples={[{ name: 'curl', text: searchSample(facts) }]} />
    </>
  );
}
