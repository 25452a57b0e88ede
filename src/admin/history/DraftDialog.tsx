import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetDomainQuery, useSaveDraftMutation } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { relativeTime } from '@/lib/relative-time';
import { ConfirmDialog } from '../shell/ConfirmDialog';
import { ErrorBar } from '../shell/ErrorBar';
import { places } from '../shell/places';
import { useRevisionBody } from './use-revision-body';
import type { RevisionEntry } from './use-revisions';

interface Props {
  domain: string;
  entry: RevisionEntry;
  /** What is published now: the draft goes on from it. */
  head: string | null;
  onClose: () => void;
}

/** A former version as one's draft; what it takes the place of is said first. */
export function DraftDialog({ domain, entry, head, onClose }: Props): ReactNode {
  const { t, i18n } = useTranslation('admin');
  const navigate = useNavigate();
  const { body, error } = useRevisionBody(domain, entry.id);
  const { currentData } = useGetDomainQuery({ domain }, { refetchOnMountOrArgChange: true });
  const [save, saving] = useSaveDraftMutation();
  const take = async () => {
    if (!body) return;
    const answer = await save({ domain, base: head, body });
    if (answer.error) return;
    onClose();
    void navigate(places.edit(domain), { state: { staged: Date.now() } });
  };
  const replaced = currentData?.draft;
  const when = replaced && relativeTime(Date.parse(replaced.savedAt), Date.now(), i18n);
  return (
    <ConfirmDialog
      title={t('takeDraft.title')}
      go={t('takeDraft.go')}
      onGo={take}
      disabled={!body || !currentData || saving.isLoading}
      onClose={onClose}
    >
      {error !== undefined && <ErrorBar title={t('history.failed')} error={error} />}
      {saving.error !== undefined && <ErrorBar title={t('takeDraft.failed')} error={saving.error} />}
      <p>{t('takeDraft.text')}</p>
      {when && <p>{t('takeDraft.replaces', { when })}</p>}
    </ConfirmDialog>
  );
}
