import { Button, Field, Input, Select } from '@fluentui/react-components';
import { type ReactNode, type RefObject, useState } from 'react';
import { useInviteOperatorMutation } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { copyOut } from '@/ui/copy-out';
import { OPERATOR_ROLES, type OperatorRole } from '../../../setting/operator/may';
import { ConfirmDialog } from '../shell/ConfirmDialog';
import { ErrorBar } from '../shell/ErrorBar';
import { domainHere } from '../shell/portal-address';
import { useInvitePlaces, usualPlace } from './use-invite-places';

const DAYS = [1, 7, 30];

interface Props {
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Role, place and time of an invitation; then its link, which is shown once. */
export function InviteDialog({ opener, onClose }: Props): ReactNode {
  const { t } = useTranslation('admin');
  const places = useInvitePlaces();
  const [role, setRole] = useState<OperatorRole>('editor');
  const [where, setWhere] = useState<string>();
  const [days, setDays] = useState(7);
  const [account, setAccount] = useState('');
  const [invite, { data, isLoading, error }] = useInviteOperatorMutation();
  const place = places.find(({ name }) => name === where) ?? usualPlace(places, domainHere());
  const scope = place?.scope;
  const go = async () => {
    if (data || !scope) return onClose();
    await invite({ scope, role, days, ...(account.trim() && { account: account.trim() }) });
  };
  return (
    <ConfirmDialog
      title={t('operators.inviteTitle')}
      go={data ? t('action.close') : t('operators.make')}
      onGo={go}
      disabled={isLoading || !scope}
      opener={opener}
      maxWidth="520px"
      onClose={onClose}
    >
      {error && <ErrorBar title={t('operators.inviteFailed')} error={error} />}
      {data ? (
        <InvitationLink token={data.token} />
      ) : (
        <>
          <Choice
            label={t('operators.where')}
            hint={scope?.kind === 'installation' ? t('operators.everywhere') : undefined}
            value={place?.name ?? ''}
            onChange={setWhere}
          >
            {!place && <option value="">{t('operators.choose')}</option>}
            {places.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Choice>
          <Choice
            label={t('operators.role')}
            hint={t(`operators.what.${role}`)}
            value={role}
            onChange={(value) => setRole(value as OperatorRole)}
          >
            {OPERATOR_ROLES.map((each) => (
              <option key={each} value={each}>
                {t(`operator.role.${each}`)}
              </option>
            ))}
          </Choice>
          <Choice label={t('operators.valid')} value={String(days)} onChange={(value) => setDays(Number(value))}>
            {DAYS.map((each) => (
              <option key={each} value={each}>
                {t('operators.days', { count: each })}
              </option>
            ))}
          </Choice>
          <Field label={t('operators.for')} hint={t('operators.forHint')}>
            <Input value={account} maxLength={64} autoComplete="off" onChange={(_, { value }) => setAccount(value)} />
          </Field>
        </>
      )}
    </ConfirmDialog>
  );
}

interface ChoiceProps {
  label: string;
  hint?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, hint, value, onChange, children }: ChoiceProps): ReactNode {
  return (
    <Field label={label} hint={hint}>
      <Select value={value} onChange={(_, chosen) => onChange(chosen.value)}>
        {children}
      </Select>
    </Field>
  );
}

/** The secret is in the fragment, which no server receives or logs. */
function InvitationLink({ token }: { token: string }): ReactNode {
  const { t } = useTranslation('admin');
  const [copied, setCopied] = useState<boolean>();
  const link = `${window.location.origin}/invitation#${token}`;
  const said = copied ? t('operators.copied') : t('operators.once');
  return (
    <div role="status" style={{ display: 'grid', justifyItems: 'start', gap: 8 }}>
      <Field label={t('operators.link')} hint={said} style={{ width: '100%' }}>
        <Input readOnly value={link} onFocus={({ target }) => target.select()} />
      </Field>
      <Button onClick={() => void copyOut({ text: link }).then(setCopied)}>{t('operators.copy')}</Button>
    </div>
  );
}
