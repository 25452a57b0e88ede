import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { defaultContext, type PreviewContext } from './context';
import { CONTEXT_KEYS, readContext, writeContext } from './context-params';

/** Whoever works on a phone starts with the page as their phone shows it. */
const ownWidth = (): Partial<PreviewContext> =>
  window.matchMedia?.('(max-width: 600px)').matches ? { viewport: 390 } : {};

export type ChangeContext = (change: Partial<PreviewContext>) => void;

/** The context is stored only in the URL, so a copied link opens what is on screen. */
export function usePreviewContext(
  domain: string,
  locale: PreviewContext['locale'] = 'zh-CN',
): [PreviewContext, ChangeContext] {
  const [params, setParams] = useSearchParams();
  const fallback = useMemo(() => ({ ...defaultContext(domain), locale, ...ownWidth() }), [domain, locale]);
  const context = useMemo(() => readContext(domain, params, fallback), [domain, params, fallback]);
  const change = useCallback<ChangeContext>(
    (part) =>
      setParams(
        (before) => {
          const next = { ...readContext(domain, before, fallback), ...part };
          // The requested page keeps the rest of the URL.
          const others = [...before].filter(([key]) => !CONTEXT_KEYS.some((known) => known === key));
          return new URLSearchParams([...writeContext(next), ...others]);
        },
        { replace: true, preventScrollReset: true },
      ),
    [domain, fallback, setParams],
  );
  return [context, change];
}
