import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { matchPath } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { stepsOf } from '@/lib/json-pointer';
import { PreviewPane } from '../preview/PreviewPane';
import { pageList, routeOf } from '../preview/page-list';
import { usePreviewContext } from '../preview/use-preview-context';
import { useEditor } from './use-editor';

/** The preview over this draft. The page in the outline and the page in the frame are one. */
export function EditorPreview(): ReactNode {
  const { i18n } = useTranslation();
  const { domain, layers, body, effective, faults, held, selected, hovered, select, hover } = useEditor();
  const [context, change] = usePreviewContext(domain, i18n.language);
  useSamePage(context.route, change);
  const choose = useCallback(
    (pointer: string) => {
      // A block of the product's own page has no place in the setting yet.
      if (pointer !== '') select(stepsOf(pointer)[0] === 'blocks' ? '' : pointer, { focus: true });
    },
    [select],
  );
  return (
    <PreviewPane
      setting={effective}
      context={context}
      onContext={change}
      what="draft"
      draft={body}
      stale={faults.length > 0 || held.length > 0}
      layers={layers}
      selected={selected}
      hovered={hovered}
      onSelect={choose}
      onHover={hover}
    />
  );
}

/** Whoever moves first, the other follows. */
function useSamePage(route: string, change: (part: { route: string }) => void): void {
  const { page, openPage } = useEditor();
  const seen = useRef({ route: '', page });
  useEffect(() => {
    if (route !== seen.current.route) {
      const path = pageOf(route) ?? page;
      seen.current = { route, page: path };
      if (path !== page) openPage(path);
    } else if (page !== seen.current.page) {
      seen.current.page = page;
      const found = pageList.find((each) => each.path === page);
      if (found) change({ route: routeOf(found) });
    }
  }, [route, page, openPage, change]);
}

function pageOf(route: string): string | undefined {
  const [path = ''] = route.split('?');
  return pageList.find((each) => matchPath(each.path, path))?.path;
}
