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
import { useLinkedDraft } from './use-linked-draft';

/** `/admin/domains/:domain`: one domain's draft. A key per domain keeps the drafts apart. */
export function EditorPage(): ReactNode {
  const { domain = '' } = useParams();
  // An imported file is a different draft, so it gets a key of its own.
  const staged: unknown = useLocation().state?.staged;
  return <OpenDomain key={`${domain} ${staged ?? ''}`} domain={domain} />;
}

function OpenDomain({ domain }: { domain: string }): ReactNode {
  const { t } = useTranslation('admin-editor');
  const { detail, refetch } = useFreshDomain(domain);
  useDomainChanges(domain, detail?.head, refetch);
  const linked = useLinkedDraft();
  const source = useMemo(() => detail && toSource(detail), [detail]);
  if (!source || linked.kind === 'waiting')
    return <Spinner delay={150} label={t('opening')} style={{ margin: '20vh auto' }} />;
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
