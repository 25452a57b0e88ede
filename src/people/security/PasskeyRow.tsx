import { Button, Input } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { messageOf } from '@/api/api-error';
import { useRemovePasskeyMutation, useRenamePasskeyMutation } from '@/api/factors';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { isoDate } from '@/lib/relative-time';
import { Fault } from '../layout/Fault';
import { SureButton } from '../layout/SureButton';
import { useRowStyles } from '../layout/use-row-styles';

interface Props {
  passkey: Data<'getFactors'>['passkeys'][number];
  onGone: () => void;
}

/** A passkey: its name, the host it works on and its last use. */
export function PasskeyRow({ passkey, onGone }: Props): ReactNode {
  const rows = useRowStyles();
  const { t } = useTranslation('security');
  const { id, name, host, createdAt, usedAt } = passkey;
  const [typed, setTyped] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const [rename, renaming] = useRenamePasskeyMutation();
  const [remove, removing] = useRemovePasskeyMutation();
  const close = () => {
    setTyped(undefined);
    button.current?.focus();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const next = (typed ?? '').trim();
    if (next === '' || next === name) return close();
    const { error } = await rename({ id, name: next });
    if (!error) close();
  };
  const takeOff = async () => {
    const { error } = await remove({ id });
    if (!error) onGone();
  };
  const used = usedAt ? t('passkey.used', { day: isoDate(usedAt) }) : t('passkey.since', { day: isoDate(createdAt) });
  const problem = messageOf(renaming.error) ?? messageOf(removing.error);
  return (
    <li className={rows.row}>
      <span className={rows.words}>
        {name}
        <span className={rows.sub}>{`${host} · ${used}`}</span>
      </span>
      <span className={rows.ways}>
        <Button
          ref={button}
          aria-label={t('passkey.renameName', { name })}
          aria-expanded={typed !== undefined}
          onClick={() => (typed === undefined ? setTyped(name) : close())}
        >
          {t('passkey.rename')}
        </Button>
        <SureButton
          words={t('remove')}
          label={t('passkey.removeName', { name })}
          sure={t('removeSure')}
          busy={removing.isLoading}
          onSure={takeOff}
        />
      </span>
      {typed !== undefined && (
        <form className={rows.below} onSubmit={(event) => void save(event)}>
          <span className={rows.ways}>
            <Input
              autoFocus
              aria-label={t('passkey.nameLabel')}
              maxLength={64}
              value={typed}
              onChange={(_, { value }) => setTyped(value)}
            />
            <Button type="submit" appearance="primary" disabledFocusable={renaming.isLoading}>
              {t('passkey.save')}
            </Button>
          </span>
        </form>
      )}
      {problem && (
        <div className={rows.below}>
          <Fault words={problem} />
        </div>
      )}
    </li>
  );
}
