import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components';
import { type ReactNode, type RefObject, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetDomainQuery, useLazyImportSettingQuery, useSaveDraftMutation } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorBar } from '../shell/ErrorBar';
import { places } from '../shell/places';
import { useFocusBack } from '../shell/use-focus-back';
import { FilePicker } from './FilePicker';
import { ImportReport } from './ImportReport';

const useStyles = makeStyles({
  surface: { maxWidth: '760px' },
  content: { display: 'flex', flexDirection: 'column', gap: '16px' },
});

interface Props {
  domain: string;
  onClose: () => void;
  /** Where the focus belongs afterwards: the item of the menu that was chosen is gone. */
  opener: RefObject<HTMLElement | null>;
}

/** A file becomes a draft, after a dry run that says what it would do. */
export function ImportDialog({ domain, onClose, opener }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  useFocusBack(opener);
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
    // A new history entry of its own: the editor that may be open below starts over from the draft that was just staged.
    void navigate(places.edit(domain), { state: { staged: Date.now() } });
  };
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{t('import.title', { domain })}</DialogTitle>
          <DialogContent className={styles.content}>
            <FilePicker chosen={file} busy={isFetching} onText={read} />
            {error !== undefined && <ErrorBar title={t('import.refused')} error={error} />}
            {saving.error !== undefined && <ErrorBar title={t('import.notStaged')} error={saving.error} />}
            {report && <ImportReport report={report} replaces={detail?.draft?.savedAt} />}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t('action.cancel')}</Button>
            <Button appearance="primary" disabledFocusable={!report?.setting || saving.isLoading} onClick={stage}>
              {t('import.stage')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
