import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  makeStyles,
  Select,
  Spinner,
  tokens,
} from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import {
  useCreateChatShareMutation,
  useListChatSharesQuery,
  useRevokeChatShareMutation,
  useSetChatOpenMutation,
} from '@/api/messages';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorState } from '@/ui/ErrorState';
import { CopyButton } from '@/ui/markdown/CopyButton';
import { PlainButton } from '@/ui/PlainButton';
import { addressOfShare } from './share-address';

const useStyles = makeStyles({
  text: { margin: 0, lineHeight: 1.6 },
  form: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '12px', marginBlock: '16px 8px' },
  field: { flex: '1 1 180px', minWidth: 0 },
  title: { margin: '16px 0 4px', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    paddingBlock: '8px',
    ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  },
  words: { flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

type Share = Data<'listChatShares'>['items'][number];
const DAYS = [1, 7, 30, null] as const;

interface Props {
  chat: string;
  onClose: () => void;
}

/** Who can read this chat, and by which links: made, copied and revoked by whoever asked in it. */
export function ShareDialog({ chat, onClose }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('threads');
  const { data, error, isFetching, refetch } = useListChatSharesQuery(
    { id: chat },
    { refetchOnMountOrArgChange: true },
  );
  const [make, { isLoading, error: refused }] = useCreateChatShareMutation();
  const [setOpen, { isLoading: changing }] = useSetChatOpenMutation();
  const [soFar, setSoFar] = useState(true);
  const [days, setDays] = useState<number | null>(7);
  const words = (one: (typeof DAYS)[number]) => (one === null ? t('share.never') : t('share.days', { count: one }));
  return (
    <Dialog open onOpenChange={(_, { open }) => open || onClose()}>
      <DialogSurface style={{ maxWidth: 560 }}>
        <DialogBody>
          <DialogTitle>{t('share.title')}</DialogTitle>
          <DialogContent>
            {!data && !error && <Spinner size="tiny" delay={300} />}
            {error && !data && (
              <ErrorState
                title={t('share.failed')}
                text=""
                error={error}
                busy={isFetching}
                onRetry={() => void refetch()}
              />
            )}
            {data && (
              <>
                <p className={styles.text}>{data.open ? t('share.open') : t('share.closed')}</p>
                <PlainButton
                  look="quiet"
                  disabled={changing}
                  onClick={() => void setOpen({ id: chat, open: !data.open })}
                >
                  {data.open ? t('share.close') : t('share.reopen')}
                </PlainButton>
                <div className={styles.form}>
                  <Field label={t('share.shows')} className={styles.field}>
                    <Select value={soFar ? 'soFar' : 'whole'} onChange={(_, { value }) => setSoFar(value === 'soFar')}>
                      <option value="soFar">{t('share.soFar')}</option>
                      <option value="whole">{t('share.whole')}</option>
                    </Select>
                  </Field>
                  <Field label={t('share.ends')} className={styles.field}>
                    <Select
                      value={String(days)}
                      onChange={(_, { value }) => setDays(DAYS.find((one) => String(one) === value) ?? null)}
                    >
                      {DAYS.map((one) => (
                        <option key={String(one)} value={String(one)}>
                          {words(one)}
                        </option>
                      ))}
                    </Select>
                  </Field>
                  <Button
                    appearance="primary"
                    disabledFocusable={isLoading}
                    onClick={() => void make({ id: chat, soFar, days })}
                  >
                    {t('share.make')}
                  </Button>
                </div>
                {data.open && <p className={styles.quiet}>{t('share.closes')}</p>}
                {refused !== undefined && <ErrorState title={t('share.notMade')} text="" error={refused} />}
                {data.items.length > 0 && <h3 className={styles.title}>{t('share.list')}</h3>}
                <ul className={styles.list}>
                  {data.items.map((share) => (
                    <ShareRow key={share.id} chat={chat} share={share} />
                  ))}
                </ul>
              </>
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t('share.done')}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

function ShareRow({ chat, share }: { chat: string; share: Share }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('threads');
  const [revoke, { isLoading }] = useRevokeChatShareMutation();
  const { id, state, soFar, madeAt, expiresAt, opened } = share;
  const until = expiresAt ? t('share.until', { day: expiresAt.slice(0, 10) }) : t('share.never');
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        {soFar ? t('share.soFar') : t('share.whole')}
        <span className={styles.quiet} style={{ display: 'block' }}>
          {[
            t('share.made', { day: madeAt.slice(0, 10) }),
            state === 'holds' ? until : state === 'expired' ? t('share.expired') : t('share.revoked'),
            t('share.opened', { count: opened }),
          ].join(' · ')}
        </span>
      </span>
      {state === 'holds' && (
        <>
          <CopyButton
            label={t('share.copy')}
            done={t('share.copied')}
            failed={t('share.copyFailed')}
            read={() => addressOfShare(window.location.href, id)}
          />
          <PlainButton look="quiet" disabled={isLoading} onClick={() => void revoke({ id: chat, share: id })}>
            {t('share.revoke')}
          </PlainButton>
        </>
      )}
    </li>
  );
}
