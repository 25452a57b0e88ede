import { Button, Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useCreateGuestLinkMutation, useListGuestLinksQuery, useWithdrawGuestLinkMutation } from '@/api/guest';
import { useTranslation } from '@/i18n/use-translation';
import { isoMinute } from '@/lib/relative-time';
import { copyOut } from '@/ui/copy-out';
import { useControlStyles } from '@/ui/form/control-styles';
import { PlainButton } from '@/ui/PlainButton';
import type { JsonObject } from '../../../../setting/json-value';
import { siteBase } from '../../preview/site-base';
import { ConfirmDialog } from '../../shell/ConfirmDialog';
import { ErrorBar } from '../../shell/ErrorBar';
import { RelativeTime } from '../../shell/RelativeTime';
import { useEditor } from '../use-editor';

const DAYS = [1, 3, 7, 14, 30];

/** A link for somebody without an account to exactly this draft, and the links there are. */
export function ShareDialog({ draft, onClose }: { draft: JsonObject; onClose: () => void }): ReactNode {
  const { t } = useTranslation('admin-comments');
  const { domain } = useEditor();
  const [label, setLabel] = useState('');
  const [days, setDays] = useState(7);
  const [make, { data, isLoading, error }] = useCreateGuestLinkMutation();
  const go = async () => {
    if (data) return onClose();
    await make({ domain, body: draft as Record<string, unknown>, label: label.trim(), days });
  };
  return (
    <ConfirmDialog
      title={t('share.title')}
      go={data ? t('share.ready') : t('share.make')}
      onGo={go}
      disabled={isLoading || (!data && label.trim() === '')}
      maxWidth="560px"
      onClose={onClose}
    >
      {error && <ErrorBar title={t('share.failed')} error={error} />}
      {data ? (
        <Made token={data.token} />
      ) : (
        <>
          <p>{t('share.text')}</p>
          <Field label={t('share.for')} hint={t('share.forHint')} required>
            <Input value={label} maxLength={80} autoComplete="off" onChange={(_, { value }) => setLabel(value)} />
          </Field>
          <Field label={t('share.days')}>
            <Select value={days} onChange={(_, { value }) => setDays(Number(value))}>
              {DAYS.map((each) => (
                <option key={each} value={each}>
                  {t('share.count', { count: each })}
                </option>
              ))}
            </Select>
          </Field>
        </>
      )}
      <OpenLinks />
    </ConfirmDialog>
  );
}

/** The secret is in the fragment, which no server receives or logs. */
function Made({ token }: { token: string }): ReactNode {
  const { t } = useTranslation('admin-comments');
  const [copied, setCopied] = useState<boolean>();
  const link = `${window.location.origin}${siteBase()}/preview#${token}`;
  return (
    <div role="status" style={{ display: 'grid', justifyItems: 'start', gap: 8 }}>
      <Field label={t('share.link')} hint={copied ? t('share.copied') : t('share.once')} style={{ width: '100%' }}>
        <Input readOnly value={link} onFocus={({ target }) => target.select()} />
      </Field>
      <Button onClick={() => void copyOut({ text: link }).then(setCopied)}>{t('share.copy')}</Button>
    </div>
  );
}

const useStyles = makeStyles({
  list: { margin: 0, padding: 0 },
  item: {
    listStyleType: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 8px',
    padding: '6px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  words: { flex: '1 1 260px', minWidth: 0 },
  label: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
});

function OpenLinks(): ReactNode {
  const styles = useStyles();
  const { small } = useControlStyles();
  const { t } = useTranslation('admin-comments');
  const { domain } = useEditor();
  const { currentData = [] } = useListGuestLinksQuery({ domain });
  const [withdraw, { isLoading }] = useWithdrawGuestLinkMutation();
  if (currentData.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>{t('share.open')}</h3>
      <ul className={styles.list}>
        {currentData.map(({ id, label, madeBy, endsAt, opens, lastOpenedAt }) => (
          <li key={id} className={styles.item}>
            <div className={styles.words}>
              <div className={styles.label}>{label}</div>
              <div className={styles.quiet}>
                {t('share.madeBy', { name: madeBy })} · {t('share.until', { time: isoMinute(endsAt) })} ·{' '}
                {lastOpenedAt === null ? t('share.never') : t('share.opens', { count: opens })}{' '}
                {lastOpenedAt !== null && <RelativeTime at={lastOpenedAt} />}
              </div>
            </div>
            <PlainButton
              className={small}
              disabled={isLoading}
              aria-label={t('share.withdrawIt', { label })}
              onClick={() => void withdraw({ domain, id })}
            >
              {t('share.withdraw')}
            </PlainButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
