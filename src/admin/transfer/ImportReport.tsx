import { MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import type { Change } from '../../../setting/change';
import type { JsonObject } from '../../../setting/json-value';
import { ChangeList } from '../changes/ChangeList';
import { FindingsList } from '../changes/FindingsList';
import { RelativeTime } from '../shell/RelativeTime';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px' },
  title: { margin: 0, fontSize: '16px', fontWeight: 600 },
});

interface Props {
  report: Data<'importSetting'>;
  /** When the draft that staging would replace was saved. */
  replaces: string | undefined;
}

/** Shows what the file would do: block upgrades, findings and changes. */
export function ImportReport({ report, replaces }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  return (
    <div className={styles.root} role="status">
      {report.notes.map((note) => (
        <MessageBar key={note} intent="info" layout="multiline">
          <MessageBarBody>{note}</MessageBarBody>
        </MessageBar>
      ))}
      {report.setting && replaces && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            {t('import.replaces')} <RelativeTime at={replaces} exact />
          </MessageBarBody>
        </MessageBar>
      )}
      {report.findings.length > 0 && <FindingsList findings={report.findings} body={report.setting} />}
      {report.setting && (
        <>
          <h3 className={styles.title}>{t('review.changes', { count: report.changes.length })}</h3>
          <ChangeList
            changes={report.changes as Change[]}
            body={report.setting as JsonObject}
            none={t('import.same')}
          />
        </>
      )}
    </div>
  );
}
