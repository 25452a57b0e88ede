import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ShowContext } from '@/renderer/show';
import { readContext } from '../../preview/context-params';
import { useEditor } from '../use-editor';

/** The context for rules as in the current preview, read from the URL. */
export function useRuleContext(): ShowContext {
  const { domain, effective } = useEditor();
  const [params] = useSearchParams();
  const functions = effective.functionList;
  return useMemo(() => {
    const { role, locale, viewport, now } = readContext(domain, params);
    return {
      role: role === 'no-login' ? 'anonymous' : role,
      locale,
      viewport: viewport < 769 ? 'mobile' : viewport < 1280 ? 'tablet' : 'desktop',
      functions: functions ?? [],
      now: now === null ? Date.now() : Date.parse(now),
    };
  }, [domain, params, functions]);
}
