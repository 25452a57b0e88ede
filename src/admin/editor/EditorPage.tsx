import { Spinner } from '@fluentui/react-components';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useGetDomainQuery } from '@/api/admin';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { Editor } from './Editor';
import { EditorPreview } from './EditorPreview';
import { EditorProvider } from './EditorProvider';
import { PublishButton } from './PublishButton';
import type { EditorSource } from './types';
import { useLinkedDraft } from './use-linked-draft';

/** `/admin/domains/:domain`: one domain's draft. A key per domain, so that nothing of one draft reaches another. */
export function EditorPage(): ReactNode {
  const { domain = '' } = useParams();
  // A file that was imported is another draft, too.
  const staged: unknown = useLocation().state?.staged;
  return <OpenDomain key={`${domain} ${staged ?? ''}`} domain={domain} />;
}

function OpenDomain({ domain }: { domain: string }): ReactNode {
  const { t } = useTranslation('admin-editor');
  // What was fetched for another screen may be older than the draft that was saved since.
  const { currentData, fulfilledTimeStamp = 0 } = useGetDomainQuery({ domain }, { refetchOnMountOrArgChange: true });
  const [since] = useState(Date.now);
  const opened = fulfilledTimeStamp >= since;
  const linked = useLinkedDraft();
  const source = useMemo(() => currentData && toSource(currentData), [currentData]);
  if (!opened || !source || linked.kind === 'waiting')
    return <Spinner delay={150} label={t('opening')} style={{ margin: '20vh auto' }} />;
  return (
    <EditorProvider source={source} linked={linked}>
      <Editor preview={<EditorPreview />} actions={<PublishButton />} />
    </EditorProvider>
  );
}

/** A domain that was never published has nothing to be compared with. */
function toSource({ head, body, ...rest }: Data<'getDomain'>): EditorSource {
  return { ...rest, head, body: head === null ? null : body };
}
