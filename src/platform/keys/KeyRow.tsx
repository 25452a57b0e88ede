import { mergeClasses } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import { messageOf } from '@/api/api-error';
import { useEndKeyMutation, useRenameKeyMutation, useRotateKeyMutation } from '@/api/keys';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { isoDate, isoMinute } from '@/lib/relative-time';
import { SureButton } from '@/people/layout/SureButton';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { usePlatformStyles } from '../platform-styles';

type Key = Data<'listKeys'>[number];

interface Props {
  row: Key;
  level: 2 | 3 | 4;
  onRotated: (secret: string) => void;
}

const OVERLAPS = [0, 1, 24, 168] as const;

/** A key: what it may do, who uses it, and how it ends. */
export function KeyRow({ row, level, onRotated }: Props) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('platform');
  const { id, name, owner, state, scopes, networks, mayChange } = row;
  const isOff = state === 'ended' || state === 'expired';
  return (
    <li className={styles.card}>
      <div className={styles.line}>
        <Heading level={level} className={styles.name}>
          {name}
        </Heading>
        <span
          className={mergeClasses(styles.badge, isOff && styles.badgeOff, state === 'rotating' && styles.badgeWarn)}
        >
          {t(`keys.state.${state}`)}
        </span>
        {owner === 'organization' && <span className={styles.note}>{t('keys.owner.organization')}</span>}
      </div>
      {scopes.length > 0 && <span className={mergeClasses(styles.facts, styles.mono)}>{scopes.join(' · ')}</span>}
      <span className={styles.facts}>
        <span className={styles.mono}>{`mwk_${id}_…`}</span>
        <span>{t('keys.created', { date: isoDate(row.createdAt) })}</span>
        {row.createdBy && owner === 'organization' && <span>{t('keys.createdBy', { name: row.createdBy })}</span>}
        {scopes.length > 0 && state !== 'ended' && (
          <span>{row.expiresAt ? t('keys.expires', { date: isoDate(row.expiresAt) }) : t('keys.never')}</span>
        )}
        {scopes.length > 0 && (
          <span>
            {row.usedAt
              ? t('keys.used', { time: isoMinute(row.usedAt), network: row.usedNetwork ?? '' })
              : t('keys.unused')}
          </span>
        )}
        {row.domains && <span>{t('keys.domains', { domains: row.domains.join(', ') })}</span>}
        {row.bases && <span>{t('keys.bases', { bases: row.bases.join(', ') })}</span>}
        {row.models && <span>{t('keys.models', { models: row.models.join(', ') })}</span>}
        {networks && <span>{t('keys.networks', { networks: networks.join(', ') })}</span>}
        {row.endedAt && <span>{t(`keys.endedBy.${row.endedBy ?? 'owner'}`, { date: isoDate(row.endedAt) })}</span>}
      </span>
      {state === 'rotating' && row.formerUntil && <OldSecret row={row} until={row.formerUntil} />}
      {row.seenInAddressAt && state !== 'ended' && (
        <p className={styles.warning}>{t('keys.seen', { time: isoMinute(row.seenInAddressAt) })}</p>
      )}
      {mayChange && <Rename row={row} />}
      {mayChange && <Actions row={row} rotates={!isOff} onRotated={onRotated} />}
    </li>
  );
}

function Rename({ row: { id, name } }: { row: Key }) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('platform');
  const [open, setOpen] = useState(false);
  const [rename, { isLoading, error }] = useRenameKeyMutation();
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (isLoading || wanted === '') return;
    const { data } = await rename({ id, name: wanted });
    if (data) setOpen(false);
  };
  if (!open)
    return (
      <div>
        <PlainButton look="quiet" aria-label={t('keys.renameName', { name })} onClick={() => setOpen(true)}>
          {t('keys.rename')}
        </PlainButton>
      </div>
    );
  return (
    <form className={styles.line} onSubmit={(event) => void save(event)}>
      <input
        name="name"
        defaultValue={name}
        maxLength={80}
        required
        aria-label={t('form.name')}
        className={mergeClasses(styles.input, styles.narrow)}
      />
      <PlainButton type="submit" look="primary" aria-disabled={isLoading}>
        {t('keys.renameSave')}
      </PlainButton>
      <PlainButton look="quiet" onClick={() => setOpen(false)}>
        {t('cancel')}
      </PlainButton>
      {error && (
        <p className={styles.fault} role="alert">
          {messageOf(error) ?? t('keys.failed')}
        </p>
      )}
    </form>
  );
}

/** Who still uses the secret before the last rotation, before it ends. */
function OldSecret({ row, until }: { row: Key; until: string }) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('platform');
  const { formerUses = 0, formerUsedAt, formerNetwork = '' } = row;
  return (
    <p className={styles.warning}>
      {t('keys.formerUntil', { time: isoMinute(until) })}{' '}
      {formerUsedAt
        ? t('keys.formerUsed', { count: formerUses, time: isoMinute(formerUsedAt), network: formerNetwork })
        : t('keys.formerUnused')}
    </p>
  );
}

function Actions({ row, rotates, onRotated }: { row: Key; rotates: boolean; onRotated: (secret: string) => void }) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('platform');
  const [asks, setAsks] = useState(false);
  const [overlapHours, setOverlap] = useState(24);
  const [rotate, rotating] = useRotateKeyMutation();
  const [end, ending] = useEndKeyMutation();
  const { id, name } = row;
  const start = async () => {
    if (rotating.isLoading) return;
    const { data } = await rotate({ id, overlapHours });
    if (!data) return;
    setAsks(false);
    onRotated(data.secret);
  };
  const error = rotating.error ?? ending.error;
  return (
    <>
      <div className={styles.line}>
        {rotates &&
          (asks ? (
            <>
              <label className={styles.line}>
                <span className={styles.note}>{t('keys.overlap.label')}</span>
                <select
                  className={mergeClasses(styles.input, styles.narrow)}
                  value={overlapHours}
                  onChange={({ target }) => setOverlap(Number(target.value))}
                >
                  {OVERLAPS.map((hours) => (
                    <option key={hours} value={hours}>
                      {t(`keys.overlap.${hours}`)}
                    </option>
                  ))}
                </select>
              </label>
              <PlainButton look="primary" aria-disabled={rotating.isLoading} onClick={() => void start()}>
                {t('keys.rotateNow')}
              </PlainButton>
              <PlainButton look="quiet" onClick={() => setAsks(false)}>
                {t('cancel')}
              </PlainButton>
            </>
          ) : (
            <PlainButton aria-label={t('keys.rotateName', { name })} onClick={() => setAsks(true)}>
              {t('keys.rotate')}
            </PlainButton>
          ))}
        <SureButton
          words={t('keys.end')}
          label={t('keys.endName', { name })}
          sure={t('keys.endSure')}
          busy={ending.isLoading}
          onSure={() => end({ id })}
        />
      </div>
      {error && (
        <p className={styles.fault} role="alert">
          {messageOf(error) ?? t('keys.failed')}
        </p>
      )}
    </>
  );
}
