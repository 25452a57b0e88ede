import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { defaultContext, type PreviewContext } from './context';
import { CONTEXT_KEYS, readContext, writeContext } from './context-params';

export type ChangeContext = (change: Partial<PreviewContext>) => void;

/** The context lives in the address and nowhere else: what is on the screen is what a copied link opens. */
export function usePreviewContext(
  domain: string,
  locale: PreviewContext['locale'] = 'zh-CN',
): [PreviewContext, ChangeContext] {
  const [params, setParams] = useSearchParams();
  const fallback = useMemo(() => ({ ...defaultContext(domain), locale }), [domain, locale]);
  const context = useMemo(() => readContext(domain, params, fallback), [domain, params, fallback]);
  const change = useCallback<ChangeContext>(
    (part) =>
      setParams(
        (before) => {
          const next = { ...readContext(domain, before, fallback), ...part };
          // The page asked for keeps what the address says besides.
          const others = [...before].filter(([key]) => !CONTEXT_KEYS.some((known) => known === key));
          return new URLSearchParams([...writeContext(next), ...others]);
        },
        { replace: true, preventScrollReset: true },
      ),
    [domain, fallback, setParams],
  );
  return [context, change];
}
