import { useContext, useEffect } from 'react';
import { I18nContext } from '@/i18n/use-translation';
import { EDITOR_WORDS } from './editor/words/editor-words';

export const loadEditor = async () => (await import('./editor/EditorPage')).EditorPage;

const LATEST_MS = 1000;

/** Loads the editor, which most visits to the workbench lead to, once the page shown first leaves the browser idle. */
export function useEditorAhead(): void {
  const i18n = useContext(I18nContext);
  useEffect(() => {
    const load = () => {
      // What fails here is loaded again, and told, where it is needed.
      for (const name of EDITOR_WORDS) i18n.load(name).catch(() => {});
      loadEditor().catch(() => {});
    };
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, LATEST_MS);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(load, { timeout: LATEST_MS });
    return () => cancelIdleCallback(asked);
  }, [i18n]);
}
