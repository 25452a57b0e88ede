import { type ReactNode, type RefObject, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetDomainQuery, useLazyImportSettingQuery, useSaveDraftMutation } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { ConfirmDialog } from '../shell/ConfirmDialog';
import { ErrorBar } from '../shell/ErrorBar';
import { places } from '../shell/places';
import { FilePicker } from './FilePicker';
import { ImportReport } from './ImportReport';

interface Props {
  domain: string;
  onClose: () => void;
  /** Where focus goes afterwards, since the menu item is gone. */
  opener: RefObject<HTMLElement | null>;
}

/** Turns a file into a draft, after a dry run that shows its effect. */
export function ImportDialog({ domain, onClose, opener }: Props): ReactNode {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [file, setFile] = useState<string | null>(null);
  const [dryRun, { currentData: report, error, isFetching }] = useLazyImportSettingQuery();
  const { data: detail, refetch } = useGetDomainQuery({ domain });
  const [save, saving] = useSaveDraftMutation();
  const read = (name: string, text: string) => {
    setFile(name);
    void dryRun({ domain, text });
  };
  const stage = async () => {
    if (!report?.setting) return;
    const answer = await save({ domain, base: detail?.head ?? null, body: report.setting });
    if (answer.error) return;
    await refetch();
    onClose();
    // A new history entry, so that an open editor reloads the draft just staged.
    void navigate(places.edit(domain), { state: { staged: Date.now() } });
  };
  return (
    <ConfirmDialog
      title={t('import.title', { domain })}
      go={t('import.stage')}
      onGo={stage}
      disabled={!report?.setting || saving.isLoading}
      onClose={onClose}
      maxWidth="760px"
      opener={opener}
    >
      <FilePicker chosen={file} busy={isFetching} onText={read} />
      {error !== undefined && <ErrorBar title={t('import.refused')} error={error} />}
      {saving.error !== undefined && <ErrorBar title={t('import.notStaged')} error={saving.error} />}
      {report && <ImportReport report={report} replaces={detail?.draft?.savedAt} />}
    </ConfirmDialog>
  );
}
