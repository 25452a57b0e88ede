import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { ActivityDocument, Prize } from '../../../../setting/activity/activity-document';
import { localize } from '../../../../setting/messages/localize';
import { ConfirmDialog } from '../../shell/ConfirmDialog';
import { ErrorBar } from '../../shell/ErrorBar';
import { TableUpload } from '../../shell/TableUpload';
import { useMayOn } from '../../shell/use-may';
import {
  useImportActivityCodesMutation,
  useListActivityCodesQuery,
  useRemoveActivityCodesMutation,
} from './code-calls';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  prize: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    overflowWrap: 'anywhere',
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  text: { margin: 0 },
  quiet: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
});

interface Place {
  domain: string;
  id: string;
}

/** Codes of a draft's prizes: how many there are, and files with more. None is ever shown here. */
export function CodesPane({ domain, id, body }: Place & { body: object }): ReactNode {
  const { t } = useTranslation('admin-desk');
  const styles = useStyles();
  const { data, error, refetch } = useListActivityCodesQuery({ domain, id }, { refetchOnMountOrArgChange: true });
  const { prizes } = body as Partial<ActivityDocument>;
  const coded = (Array.isArray(prizes) ? prizes : []).filter((prize) => prize?.kind === 'code');
  return (
    <div className={styles.root}>
      <p className={styles.quiet}>{t('codes.text')}</p>
      {error !== undefined && !data && <ErrorBar title={t('codes.failed')} error={error} onRetry={refetch} />}
      {coded.length === 0 && <p className={styles.quiet}>{t('codes.none')}</p>}
      {data &&
        coded.map((prize) => {
          const { codes = 0, given = 0 } = data.prizes.find((one) => one.prize === prize.id) ?? {};
          return <OfPrize key={prize.id} {...{ domain, id, prize, codes, given }} />;
        })}
    </div>
  );
}

interface OfPrizeProps extends Place {
  prize: Prize;
  codes: number;
  given: number;
}

function OfPrize({ domain, id, prize, codes, given }: OfPrizeProps): ReactNode {
  const { t, i18n } = useTranslation('admin-desk');
  const styles = useStyles();
  const may = useMayOn(domain);
  const [send, { isLoading, error }] = useImportActivityCodesMutation();
  const [remove, removing] = useRemoveActivityCodesMutation();
  const [isAsking, setAsking] = useState(false);
  const title = localize(prize.title, i18n.language) || prize.id;
  return (
    <section className={styles.prize}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{t('codes.count', { count: codes, stock: prize.stock ?? 0, given })}</p>
      {codes !== prize.stock && <p className={styles.quiet}>{t('codes.differs')}</p>}
      {may('importActivityCodes') && (
        <TableUpload
          label={t('codes.file', { title })}
          hint={t('codes.hint')}
          takesPart={false}
          {...{ isLoading, error }}
          onSend={async (file, mode) => (await send({ domain, id, prize: prize.id, mode, file: file as File })).data}
        />
      )}
      {may('removeActivityCodes') && codes > given && (
        <div>
          <Button size="small" onClick={() => setAsking(true)}>
            {t('codes.remove')}
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('codes.removeTitle', { title })}
          go={t('codes.remove')}
          disabled={removing.isLoading}
          onGo={async () => {
            if (!(await remove({ domain, id, prize: prize.id })).error) setAsking(false);
          }}
          onClose={() => setAsking(false)}
        >
          {removing.error !== undefined && <ErrorBar title={t('refused')} error={removing.error} />}
          <p>{t('codes.removeText', { count: codes - given })}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
