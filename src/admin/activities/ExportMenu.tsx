import {
  Button,
  Field,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Textarea,
} from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { ConfirmDialog } from '../shell/ConfirmDialog';
import { saveAnswer } from '../shell/save-answer';
import { useMayOn } from '../shell/use-may';
import { useActivitiesStyles } from './activities-styles';
import { AskDialog, useExportTakesTwo } from './SecondPerson';

/** What of personal data can be asked for. */
const SHARED = ['people', 'claims'] as const;
const FORMATS = ['xlsx', 'csv', 'jsonl'] as const;
type Format = (typeof FORMATS)[number];
interface Props {
  domain: string;
  id: string;
}

/** Answers without names, and apart from them who takes part. Each download is in the audit log. */
export function ExportMenu({ domain, id }: Props): ReactNode {
  const { t } = useTranslation('admin-activities');
  const styles = useActivitiesStyles();
  const may = useMayOn(domain);
  const takesTwo = useExportTakesTwo({ domain, id });
  const [asking, setAsking] = useState<(typeof SHARED)[number]>();
  const [people, setPeople] = useState<Format>();
  if (!may('exportActivityAnswers')) return null;
  const base = `/api/admin/domains/${encodeURIComponent(domain)}/activities/${id}/export`;
  const answers = (format: Format) => saveAnswer(`${base}/answers?format=${format}`, `${id}-answers.${format}`);
  return (
    <div className={styles.actions}>
      <FormatMenu text={t('export.answers')} onChoose={(format) => void answers(format)} />
      {may('exportActivityPeople') &&
        (takesTwo ? (
          SHARED.map((what) => (
            <Button key={what} onClick={() => setAsking(what)}>
              {t(`second.go.${what}`)}
            </Button>
          ))
        ) : (
          <FormatMenu text={t('export.people')} onChoose={setPeople} />
        ))}
      {asking && <AskDialog {...{ domain, id }} what={asking} onClose={() => setAsking(undefined)} />}
      {people && (
        <PeopleDialog
          onClose={() => setPeople(undefined)}
          onGo={(reason) =>
            saveAnswer(`${base}/people?${new URLSearchParams({ format: people, reason })}`, `${id}-people.${people}`)
          }
        />
      )}
    </div>
  );
}

function FormatMenu({ text, onChoose }: { text: string; onChoose: (format: Format) => void }): ReactNode {
  const { t } = useTranslation('admin-activities');
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button icon={<ArrowDownloadRegular />}>{text}</Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {FORMATS.map((format) => (
            <MenuItem key={format} onClick={() => onChoose(format)}>
              {t(`export.format.${format}`)}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

function PeopleDialog({ onGo, onClose }: { onGo: (reason: string) => Promise<void>; onClose: () => void }): ReactNode {
  const { t } = useTranslation('admin-activities');
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      title={t('export.title')}
      go={t('export.go')}
      disabled={reason.trim() === ''}
      onGo={async () => {
        await onGo(reason.trim());
        onClose();
      }}
      onClose={onClose}
    >
      <p>{t('export.text')}</p>
      <Field label={t('export.reason')} required>
        <Textarea rows={2} maxLength={400} value={reason} onChange={(_, { value }) => setReason(value)} />
      </Field>
    </ConfirmDialog>
  );
}
