import { Fragment, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetNotifyPreferencesQuery, useSaveNotifyPreferencesMutation } from '@/api/notifications';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorState } from '@/ui/ErrorState';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { usePageStyles } from './page-styles';
import { useSettingsStyles } from './settings-styles';

type Preferences = Data<'getNotifyPreferences'>;
type Preference = Preferences['kinds'][number];

const GROUPS = {
  own: ['answer', 'accepted', 'closed', 'comment', 'mention'],
  followed: ['followed', 'notice'],
  verified: ['verified-due', 'verified-disputed', 'gap'],
  moderation: ['held', 'published', 'removed', 'report-decided', 'appeal'],
  market: [
    'order',
    'order-decided',
    'right-ends',
    'right-suspended',
    'right-restored',
    'price-given',
    'price-ended',
    'response',
    'response-decided',
    'contact',
    'demand-fits',
    'demand-ends',
  ],
  activities: ['work-shown', 'work-returned', 'won', 'claim'],
  platform: ['key-ends', 'key-ended', 'webhook-fails'],
} as const satisfies Record<string, readonly Preference['kind'][]>;

const MAILS = ['once', 'digest', 'off'] as const;

/** Of what one is told on this portal, and how. Each change is saved at once. */
export function SettingsPage() {
  const { t } = useTranslation('notifications');
  const found = useGetNotifyPreferencesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch } = found;
  if (data) return <Settings data={data} />;
  if (!error) return <TextSkeleton label={t('settings.loading')} paragraphs={4} />;
  return (
    <ErrorState
      {...{ error }}
      title={t('settings.failed')}
      text={t('failed.text')}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Settings({ data }: { data: Preferences }) {
  const styles = usePageStyles();
  const { t } = useTranslation('notifications');
  const { shown, state, change } = useSaving(data);
  const isMailed = shown.sends && shown.address !== null && shown.mail;
  return (
    <>
      <p className={styles.hint}>{t('settings.hint')}</p>
      <MailSwitch {...{ shown }} onChange={(mail) => change({ ...shown, mail })} />
      <Kinds
        kinds={shown.kinds}
        {...{ isMailed }}
        hasMail={shown.sends}
        onChange={(row) => change({ ...shown, kinds: shown.kinds.map((one) => (one.kind === row.kind ? row : one)) })}
      />
      <p className={styles.hint} role="status">
        {state === 'saved' && t('settings.saved')}
        {state === 'failed' && t('settings.notSaved')}
      </p>
    </>
  );
}

/** Saves one change after the other, so that the last one stays; a failure shows again what holds. */
function useSaving(data: Preferences) {
  const [save] = useSaveNotifyPreferencesMutation();
  const [wanted, setWanted] = useState<Preferences>();
  const [state, setState] = useState<'saved' | 'failed'>();
  const turn = useRef(Promise.resolve());
  const change = (next: Preferences) => {
    setWanted(next);
    setState(undefined);
    const { mail, kinds } = next;
    const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone ?? null;
    turn.current = turn.current.then(async () => {
      const { error } = await save({ mail, kinds, timeZone });
      setState(error ? 'failed' : 'saved');
      if (error) setWanted(undefined);
    });
  };
  return { shown: wanted ?? data, state, change };
}

function MailSwitch({ shown, onChange }: { shown: Preferences; onChange: (on: boolean) => void }) {
  const styles = useSettingsStyles();
  const { t } = useTranslation('notifications');
  const { sends, address, mail, refused } = shown;
  if (!sends) return <p className={styles.mail}>{t('settings.noMail')}</p>;
  if (address === null)
    return (
      <p className={styles.mail}>
        {t('settings.noAddress')}{' '}
        <Link to="/personInfo" className={styles.link}>
          {t('settings.addAddress')}
        </Link>
      </p>
    );
  return (
    <div className={styles.mail}>
      <label className={styles.label}>
        <input
          type="checkbox"
          className={styles.box}
          checked={mail}
          onChange={({ target }) => onChange(target.checked)}
        />
        {t('settings.mailTo', { address })}
      </label>
      {refused && <p className={styles.note}>{t('settings.refused')}</p>}
    </div>
  );
}

interface KindsProps {
  kinds: readonly Preference[];
  isMailed: boolean;
  /** Whether the portal sends mail at all. */
  hasMail: boolean;
  onChange: (row: Preference) => void;
}

function Kinds({ kinds, onChange, ...mail }: KindsProps) {
  const styles = useSettingsStyles();
  const { t } = useTranslation('notifications');
  const id = useId();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.what}>
            {t('settings.what')}
          </th>
          <th scope="col" id={`${id}-app`} className={styles.column}>
            {t('settings.inApp')}
          </th>
          {mail.hasMail && (
            <th scope="col" id={`${id}-mail`} className={styles.column}>
              {t('settings.mail')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => (
          <Fragment key={group}>
            <tr>
              <th scope="rowgroup" colSpan={mail.hasMail ? 3 : 2} className={styles.group}>
                {t(`settings.groups.${group}`)}
              </th>
            </tr>
            {GROUPS[group].map((kind) => {
              const row = kinds.find((one) => one.kind === kind);
              return row && <Row key={kind} {...{ row, id, onChange, ...mail }} />;
            })}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends Omit<KindsProps, 'kinds'> {
  row: Preference;
  /** Of the table, for the names of its columns. */
  id: string;
}

function Row({ row, isMailed, hasMail, id, onChange }: RowProps) {
  const styles = useSettingsStyles();
  const { t } = useTranslation('notifications');
  const name = `${id}-${row.kind}`;
  return (
    <tr className={styles.row}>
      <th scope="row" id={name} className={styles.kind}>
        {t(`settings.kinds.${row.kind}`)}
      </th>
      <td className={styles.cell}>
        <label className={styles.target}>
          <input
            type="checkbox"
            className={styles.box}
            aria-labelledby={`${name} ${id}-app`}
            checked={row.inApp}
            onChange={({ target }) => onChange({ ...row, inApp: target.checked })}
          />
        </label>
      </td>
      {hasMail && (
        <td className={styles.cell}>
          <select
            className={styles.select}
            aria-labelledby={`${name} ${id}-mail`}
            value={row.mail}
            disabled={!isMailed}
            onChange={({ target }) => onChange({ ...row, mail: MAILS.find((one) => one === target.value) ?? row.mail })}
          >
            {MAILS.map((one) => (
              <option key={one} value={one}>
                {t(`settings.ways.${one}`)}
              </option>
            ))}
          </select>
        </td>
      )}
    </tr>
  );
}
