import { type FormEvent, useId, useState } from 'react';
import {
  useClaimWinMutation,
  useLazyGetWinQuery,
  useRefuseWinMutation,
  useShowWinCodeMutation,
} from '@/api/activities';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { useSession } from '@/session/use-session';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { useActivityStyles, useSurveyStyles } from '../activity-styles';
import { msgOf } from '../msg-of';

type Win = Data<'getWin'>;
type Need = Win['needs'][number];
type T = ReturnType<typeof useTranslation<'activities'>>['t'];

interface Props {
  wins: readonly Win[];
  level: 1 | 2 | 3 | 4;
  onChange: () => void;
}

/** One's own prizes, each with what is to be done about it. */
export function Wins({ wins, level, onChange }: Props) {
  const styles = useActivityStyles();
  const { t } = useTranslation('activities');
  if (wins.length === 0) return null;
  return (
    <section>
      <Heading level={Math.min(4, level + 1) as Props['level']} className={styles.heading}>
        {t('claim.title')}
      </Heading>
      <ul className={styles.list}>
        {wins.map((win) => (
          <OwnWin key={win.id} {...{ win, level, onChange }} />
        ))}
      </ul>
    </section>
  );
}

function OwnWin({ win, level, onChange }: { win: Win } & Omit<Props, 'wins'>) {
  const styles = useActivityStyles();
  const { t, i18n } = useTranslation('activities');
  const until = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(win.claimUntil),
  );
  const isOpen = win.state === 'won' || win.state === 'returned';
  // Kept here: claiming changes the state, and with it what stands below.
  const [voucher, setVoucher] = useState<string | null>();
  return (
    <li className={styles.card}>
      <Heading level={Math.min(4, level + 2) as Props['level']} className={styles.cardTitle}>
        {win.title}
      </Heading>
      <p className={styles.note} role="status">
        {win.kind === 'code' && win.state === 'delivered' ? t('claim.voucher.yours') : states[win.state](t)}{' '}
        {isOpen && t('claim.until', { time: until })}
      </p>
      {win.state === 'returned' && win.note && <p className={styles.note}>{t('claim.note', { note: win.note })}</p>}
      {win.tracking && <p className={styles.note}>{t('claim.tracking', { number: win.tracking })}</p>}
      {voucher !== undefined && <VoucherText voucher={voucher} />}
      {voucher === undefined && win.kind === 'code' && win.state === 'delivered' && (
        <Voucher {...{ win, onChange, onVoucher: setVoucher }} />
      )}
      {(isOpen || win.state === 'claimed') && win.changesLeft > 0 && (
        <ClaimForm {...{ win, onChange, onVoucher: setVoucher, isOpen }} />
      )}
    </li>
  );
}

interface FormProps {
  win: Win;
  onChange: () => void;
  /** With the code, or null if it is no longer kept. */
  onVoucher: (voucher: string | null) => void;
}

/** The code that a prize is: to an account on request; to a browser with its eight characters, as when it was claimed. */
function Voucher({ win, onChange, onVoucher }: FormProps) {
  const styles = useActivityStyles();
  const { t } = useTranslation('activities');
  const isVisitor = useSession((session) => session.user === null || session.user === undefined);
  const [read, { error, isFetching }] = useLazyGetWinQuery();
  if (isVisitor) return <ClaimForm {...{ win, onChange, onVoucher, isOpen: false }} />;
  const show = async () => {
    const { data } = await read({ win: win.id });
    if (data) onVoucher(data.voucher ?? null);
  };
  return (
    <>
      {error && (
        <p className={styles.fault} role="alert">
          {msgOf(error) ?? t('failed.text')}
        </p>
      )}
      <div className={styles.buttons}>
        <PlainButton className={styles.button} aria-disabled={isFetching} onClick={() => void show()}>
          {t('claim.voucher.show')}
        </PlainButton>
      </div>
    </>
  );
}

function VoucherText({ voucher }: { voucher: string | null }) {
  const styles = useActivityStyles();
  const { t } = useTranslation('activities');
  return (
    <p className={styles.note} role="status">
      {voucher === null ? (
        t('claim.voucher.gone')
      ) : (
        <>
          {t('claim.voucher.is')} <strong className={styles.code}>{voucher}</strong>
        </>
      )}
    </p>
  );
}

/** Asks for what the prize needs and nothing more; without an account, for the code as well. */
function ClaimForm({ win, onChange, onVoucher, isOpen }: FormProps & { isOpen: boolean }) {
  const styles = useActivityStyles();
  const look = useSurveyStyles();
  const { t } = useTranslation('activities');
  const isVisitor = useSession((session) => session.user === null || session.user === undefined);
  const [showCode, code] = useShowWinCodeMutation();
  const [claim, claiming] = useClaimWinMutation();
  const [refuse, refusing] = useRefuseWinMutation();
  const [given, setGiven] = useState<Partial<Record<Need | 'code', string>>>({});
  const [isFilling, setFilling] = useState(isOpen);
  const [asksToRefuse, setAsksToRefuse] = useState(false);
  const fieldId = useId();
  const error = claiming.error ?? refusing.error ?? code.error;
  const isVoucher = win.kind === 'code';
  if (!isFilling)
    return (
      <div className={styles.buttons}>
        <PlainButton className={styles.button} onClick={() => setFilling(true)}>
          {isVoucher ? t('claim.voucher.show') : t('claim.change', { count: win.changesLeft })}
        </PlainButton>
      </div>
    );
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (claiming.isLoading) return;
    const result = await claim({ win: win.id, ...given });
    if (result.error) return;
    if (result.data.voucher !== undefined) onVoucher(result.data.voucher);
    setFilling(false);
    onChange();
  };
  const giveUp = async () => {
    if (!(await refuse({ win: win.id })).error) onChange();
  };
  const field = (name: Need | 'code') => (
    <div key={name} className={styles.field}>
      <label htmlFor={`${fieldId}-${name}`} className={look.rowName}>
        {fields[name](t)}
      </label>
      <input
        {...{ id: `${fieldId}-${name}`, className: look.input, value: given[name] ?? '' }}
        autoComplete={FILLS[name]}
        maxLength={name === 'address' ? 300 : name === 'code' ? 8 : 100}
        onChange={({ target }) => setGiven({ ...given, [name]: target.value })}
      />
    </div>
  );
  return (
    <form className={styles.box} onSubmit={(event) => void send(event)} noValidate>
      {isVisitor && (
        <>
          <p className={styles.note}>{t('claim.codeText')}</p>
          {code.data ? (
            <p className={styles.note} role="status">
              {t('claim.codeIs')} <strong className={styles.code}>{code.data.code}</strong>
            </p>
          ) : (
            <PlainButton
              className={styles.button}
              aria-disabled={code.isLoading}
              onClick={() => void showCode({ win: win.id })}
            >
              {t('claim.showCode')}
            </PlainButton>
          )}
          {field('code')}
        </>
      )}
      {win.needs.map(field)}
      {(isVoucher || win.needs.length > 0) && (
        <p className={styles.note}>{isVoucher ? t('claim.voucher.text') : t('claim.privacy')}</p>
      )}
      {error && (
        <p className={styles.fault} role="alert">
          {msgOf(error) ?? t('failed.text')}
        </p>
      )}
      <div className={styles.buttons}>
        <PlainButton type="submit" look="primary" className={styles.button} aria-disabled={claiming.isLoading}>
          {isVoucher ? t('claim.voucher.show') : t('claim.send')}
        </PlainButton>
        {isOpen &&
          (asksToRefuse ? (
            <>
              <PlainButton className={styles.button} aria-disabled={refusing.isLoading} onClick={() => void giveUp()}>
                {t('claim.refuseSure')}
              </PlainButton>
              <PlainButton className={styles.button} onClick={() => setAsksToRefuse(false)}>
                {t('claim.keep')}
              </PlainButton>
            </>
          ) : (
            <PlainButton className={styles.button} onClick={() => setAsksToRefuse(true)}>
              {t('claim.refuse')}
            </PlainButton>
          ))}
      </div>
    </form>
  );
}

const FILLS = { name: 'name', phone: 'tel', address: 'street-address', email: 'email', code: 'off' } as const;

const fields: Record<Need | 'code', (t: T) => string> = {
  name: (t) => t('claim.field.name'),
  phone: (t) => t('claim.field.phone'),
  address: (t) => t('claim.field.address'),
  email: (t) => t('claim.field.email'),
  code: (t) => t('claim.field.code'),
};

const states: Record<Win['state'], (t: T) => string> = {
  won: (t) => t('claim.state.won'),
  claimed: (t) => t('claim.state.claimed'),
  returned: (t) => t('claim.state.returned'),
  sent: (t) => t('claim.state.sent'),
  delivered: (t) => t('claim.state.delivered'),
  lapsed: (t) => t('claim.state.lapsed'),
  refused: (t) => t('claim.state.refused'),
};
