import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { HOME } from '@/pages/pages';
import { equal } from '../../../setting/equal';
import type { JsonObject } from '../../../setting/json-value';
import { mergeLayers } from '../../../setting/layers';
import { pageDocument } from './page-documents';
import { useFindings } from './report/use-findings';
import type { Editor, EditorSource, SelectHow } from './types';
import { useDocument } from './use-document';
import { EditorContext } from './use-editor';
import type { Linked } from './use-linked-draft';

interface Props {
  source: EditorSource;
  /** A draft from a link is shown instead of the operator's own, which stays on the server until something is changed. */
  linked?: Linked;
  children: ReactNode;
}

/** One draft of one domain, shared by the panes. Needs a `key` per domain, so that nothing carries over between drafts. */
export function EditorProvider({ source, linked = { kind: 'none' }, children }: Props): ReactNode {
  const [opened] = useState(() => startOf(source, linked));
  const { document, acts } = useDocument(opened.text, source.domain);
  const [base, rebase] = useState(opened.base);
  const [selected, setSelected] = useState('/title');
  const [hovered, hover] = useState('');
  const [page, openPage] = useState(HOME);
  const [focusAt, setFocusAt] = useState<Editor['focusAt']>(undefined);

  const select = useCallback((pointer: string, how?: SelectHow) => {
    setSelected(pointer);
    // A request for focus is spent once: reopening the form later must not take the focus again.
    setFocusAt(how?.focus ? { pointer } : undefined);
  }, []);

  const { body, valid } = document;
  const layers = useMemo(
    () => ({ draft: body, published: source.body, environment: source.environment, defaults: source.defaults }),
    [body, source],
  );
  const effective = useMemo(
    () => mergeLayers(valid, source.environment, source.defaults).setting as Editor['effective'],
    [valid, source],
  );
  const later = useDeferredValue(document.body);
  const changed = useMemo(() => !equal(later as JsonObject, source.body as JsonObject | null), [later, source]);
  const findings = useFindings(document, effective, source.domain);

  const editor = useMemo<Editor>(
    () => ({
      ...acts,
      domain: source.domain,
      source,
      layers,
      base,
      rebase,
      linked: linked.kind,
      text: document.text,
      body: document.body,
      valid: document.valid,
      effective,
      faults: document.faults,
      held: document.held,
      changed,
      selected,
      hovered,
      page,
      pageDocument: pageDocument(page),
      focusAt,
      select,
      hover,
      openPage,
      refused: document.refused,
      canUndo: document.past.length > 0,
      canRedo: document.future.length > 0,
      lastStep: document.past.at(-1),
      findings,
    }),
    [
      acts,
      source,
      layers,
      base,
      linked.kind,
      document,
      effective,
      changed,
      selected,
      hovered,
      page,
      focusAt,
      select,
      findings,
    ],
  );

  return <EditorContext value={editor}>{children}</EditorContext>;
}

/** The operator's draft on the server, or else the published setting. */
function startOf({ draft, body, head, domain }: EditorSource, linked: Linked): { text: string; base: string | null } {
  if (linked.kind === 'draft') return { text: linked.text, base: draft?.base ?? head };
  const from = draft ?? { body: body ?? { accessDomain: domain }, base: head };
  return { text: `${JSON.stringify(from.body, null, 2)}\n`, base: from.base };
}
