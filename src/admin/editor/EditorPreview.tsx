import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { findPage } from '@/pages/page-at';
import { pages } from '@/pages/pages';
import { stepsOf } from '../../../setting/pointer';
import { PreviewPane } from '../preview/PreviewPane';
import { routeOf } from '../preview/route-of';
import { usePreviewContext } from '../preview/use-preview-context';
import { blockSchema } from './document/schemas';
import { useSchemaWords } from './form/use-schema-words';
import { useEditor } from './use-editor';

/** The preview of this draft. Outline and frame always show the same page. */
export function EditorPreview(): ReactNode {
  const { i18n } = useTranslation();
  const { domain, layers, body, effective, faults, held, selected, hovered, select, hover, changed } = useEditor();
  const [context, change] = usePreviewContext(domain, i18n.language);
  useSamePage(context.route, change);
  const choose = useCallback(
    (pointer: string) => {
      // A block of a product page is not in the setting yet.
      if (pointer !== '') select(stepsOf(pointer)[0] === 'blocks' ? '' : pointer, { focus: true });
    },
    [select],
  );
  const words = useSchemaWords();
  const nameOf = useCallback((type: string) => words.text(blockSchema(type)?.title ?? type), [words]);
  return (
    <PreviewPane
      setting={effective}
      context={context}
      onContext={change}
      what={changed ? 'draft' : 'live'}
      draft={body}
      stale={faults.length > 0 || held.length > 0}
      layers={layers}
      selected={selected}
      hovered={hovered}
      onSelect={choose}
      onHover={hover}
      nameOf={nameOf}
    />
  );
}

/** Keeps both on the same page, whichever changes. */
function useSamePage(route: string, change: (part: { route: string }) => void): void {
  const { page, openPage } = useEditor();
  const seen = useRef({ route: '', page });
  useEffect(() => {
    if (route !== seen.current.route) {
      const path = findPage(route.split('?', 1)[0] ?? '')?.path ?? page;
      seen.current = { route, page: path };
      if (path !== page) openPage(path);
    } else if (page !== seen.current.page) {
      seen.current.page = page;
      const found = pages.find((each) => each.path === page);
      if (found) change({ route: routeOf(found) });
    }
  }, [route, page, openPage, change]);
}
