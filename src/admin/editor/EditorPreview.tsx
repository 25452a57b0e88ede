import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { findPage } from '@/pages/page-at';
import { pages } from '@/pages/pages';
import { stepsOf } from '../../../setting/pointer';
import type { OverFrame } from '../preview/FrameStage';
import { PreviewPane } from '../preview/PreviewPane';
import type { Picked } from '../preview/protocol';
import { routeOf } from '../preview/route-of';
import { useNothingToFind } from '../preview/use-nothing-to-find';
import { usePreviewContext } from '../preview/use-preview-context';
import { blockRows } from './blocks/block-rows';
import { blocksOf } from './blocks/own-page';
import { blockSchema } from './document/schemas';
import { PageTools } from './page/PageTools';
import { useCommentMarks } from './talk/use-comment-marks';
import { useEditor } from './use-editor';
import { useView } from './use-view';
import { usePlaceWords } from './words/use-place-words';
import { useSchemaWords } from './words/use-schema-words';

/** The preview of this draft. Outline and frame always show the same page. */
export function EditorPreview(): ReactNode {
  const { i18n } = useTranslation();
  const { domain, source, layers, body, effective, faults, held, selected, hovered, select, hover, changed } =
    useEditor();
  const [context, change] = usePreviewContext(domain, i18n.language);
  useSamePage(context.route, change);
  const { setInspector } = useView();
  const choose = useCallback(
    (pointer: string) => {
      // A block of a product page is not in the setting yet.
      if (pointer !== '') select(stepsOf(pointer)[0] === 'blocks' ? '' : pointer, { focus: true });
      setInspector(true);
    },
    [select, setInspector],
  );
  const empty = useNothingToFind(domain, effective.searchScope, source.head !== null);
  const onPage = useOnPage();
  const marks = useCommentMarks();
  const words = useSchemaWords();
  const nameOf = useCallback((type: string) => words.text(blockSchema(type)?.title ?? type), [words]);
  const way = usePlaceWords();
  const wayOf = useCallback((pointer: string) => way(pointer, effective).join(' › '), [way, effective]);
  return (
    <PreviewPane
      setting={effective}
      context={context}
      onContext={change}
      what={changed ? 'draft' : 'live'}
      draft={body}
      stale={faults.length > 0 || held.length > 0}
      empty={empty}
      layers={layers}
      selected={selected}
      hovered={hovered}
      onSelect={choose}
      onHover={hover}
      nameOf={nameOf}
      wayOf={wayOf}
      onPage={onPage}
      marks={marks}
    />
  );
}

/** Editing on the page: a click chooses the block, and types a text where it stands. */
function useOnPage() {
  const { body, page, select } = useEditor();
  const { onPage, setInspector } = useView();
  const [picked, setPicked] = useState<Picked | null>(null);
  if (!onPage) return undefined;
  const onPick = (next: Picked) => {
    const rows = blockRows(blocksOf(body, page), page);
    const row = rows.find(({ node }) => node.id === next.block?.id);
    const isPart = next.pointer !== '' && next.pointer !== next.block?.pointer;
    select(isPart || !row ? next.pointer : row.pointer);
    setPicked(next);
    setInspector(true);
  };
  const endTyping = () => setPicked((now) => now && withoutText(now));
  return {
    onPick,
    tools: (over: OverFrame) => <PageTools over={over} picked={picked} onTyped={endTyping} />,
  };
}

const withoutText = ({ text: _, ...picked }: Picked): Picked => picked;

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
