import { Spinner } from '@fluentui/react-components';
import { type ReactNode, useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { useFreshDomain } from '../shell/use-fresh-domain';
import { Editor } from './Editor';
import { EditorPreview } from './EditorPreview';
import { EditorProvider } from './EditorProvider';
import { PublishButton } from './PublishButton';
import { useDomainChanges } from './state/use-domain-changes';
import type { EditorSource } from './types';
import { type Linked, useLinkedDraft } from './use-linked-draft';
import { EDITOR_WORDS } from './words/editor-words';

/** `/admin/domains/:domain`: one domain's draft. A key per domain keeps the drafts apart. */
export function EditorPage(): ReactNode {
  const { domain = '' } = useParams();
  // An imported file is a different draft, so it gets a key of its own.
  const staged: unknown = useLocation().state?.staged;
  return <OpenDomain key={`${domain} ${staged ?? ''}`} domain={domain} />;
}

function OpenDomain({ domain }: { domain: string }): ReactNode {
  // Words of the workbench's frame, which are there: waiting for the editor's own would delay asking for the domain.
  const { t } = useTranslation('admin');
  const { detail, refetch } = useFreshDomain(domain);
  useDomainChanges(domain, detail?.head, refetch);
  const linked = useLinkedDraft();
  const source = useMemo(() => detail && toSource(detail), [detail]);
  if (!source || linked.kind === 'waiting')
    return <Spinner delay={150} label={t('shell.wait')} style={{ margin: '20vh auto' }} />;
  return <OpenDraft source={source} linked={linked} />;
}

function OpenDraft({ source, linked }: { source: EditorSource; linked: Linked }): ReactNode {
  useTranslation(EDITOR_WORDS);
  return (
    <EditorProvider source={source} linked={linked}>
      <Editor preview={<EditorPreview />} actions={<PublishButton />} />
    </EditorProvider>
  );
}

/** The body is null if the domain was never published. */
function toSource({ head, body, ...rest }: Data<'getDomain'>): EditorSource {
  return { ...rest, head, body: head === null ? null : body };
}
