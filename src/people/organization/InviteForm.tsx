import { Button, Field, Select } from '@fluentui/react-components';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useGetInvitationChannelsQuery, useInviteMembersMutation } from '@/api/organization';
import { useTranslation } from '@/i18n/use-translation';
import { emailFault, isPhone } from '../../../setting/person/account-rules';
import { cleanAccount } from '../../../setting/person/clean-input';
import { faultOf } from '../form/fault-of';
import { TextField } from '../form/TextField';
import { useField } from '../form/use-field';
import { Fault } from '../layout/Fault';
import { InviteLink } from './InviteLink';

const ROLES = ['member', 'admin'] as const;
const DAYS = [1, 7, 30];
const USES = [1, 10, 50, 200];
const narrow = { flex: '1 1 120px', minWidth: 0 };

const judgeRecipient = (value: string) =>
  value === '' || isPhone(value) || emailFault(value) === null ? null : 'invite.forWrong';

/** The form for an invitation link. If it names an account, only that account can use it, once. */
export function InviteForm({ tenantId }: { tenantId: string }): ReactNode {
  const { t } = useTranslation('people');
  const account = useField('', judgeRecipient, cleanAccount);
  const [role, setRole] = useState<(typeof ROLES)[number]>('member');
  const [days, setDays] = useState(7);
  const [uses, setUses] = useState(1);
  const [invite, { data, isLoading, error, originalArgs }] = useInviteMembersMutation();
  const { data: channels } = useGetInvitationChannelsQuery({ id: tenantId });
  const one = account.value.trim() !== '';
  const recipient = cleanAccount(account.value);
  const isRecipient = one && judgeRecipient(recipient) === null;
  const canSend = isRecipient && channels?.[isPhone(recipient) ? 'sms' : 'email'] === true;
  const submit = async (event: SyntheticEvent, send = false) => {
    event.preventDefault();
    if (isLoading || account.check() !== null) return account.focus();
    const answer = await invite({
      id: tenantId,
      role,
      days,
      uses: one ? 1 : uses,
      ...(one && { account: account.value }),
      ...(send && { send }),
    });
    if (answer.data) account.set('');
  };
  return (
    <form style={{ display: 'grid', gap: 12 }} onSubmit={(event) => void submit(event, canSend)}>
      <TextField
        field={account}
        name="account"
        label={t('invite.for')}
        hint={t('invite.forHint')}
        required={false}
        maxLength={64}
        autoComplete="off"
      />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Field label={t('invite.role')} style={narrow}>
          <Select value={role} onChange={(_, { value }) => setRole(value as typeof role)}>
            {ROLES.map((each) => (
              <option key={each} value={each}>
                {t(`role.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Choice label={t('invite.days')} values={DAYS} value={days} onChange={setDays} say="invite.dayCount" />
        <Choice
          label={t('invite.uses')}
          values={one ? [1] : USES}
          value={one ? 1 : uses}
          onChange={setUses}
          say="invite.useCount"
        />
      </div>
      <Fault words={error && faultOf(error)} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button type="submit" appearance="primary" disabledFocusable={isLoading}>
          {canSend ? t('invite.send') : t('invite.make')}
        </Button>
        {canSend && (
          <Button disabledFocusable={isLoading} onClick={(event) => void submit(event)}>
            {t('invite.makeOnly')}
          </Button>
        )}
      </div>
      {data && (
        <InviteLink
          key={data.token}
          token={data.token}
          sentTo={originalArgs?.send ? data.invitation.account : undefined}
        />
      )}
    </form>
  );
}

interface ChoiceProps {
  label: string;
  values: readonly number[];
  value: number;
  onChange: (value: number) => void;
  say: 'invite.dayCount' | 'invite.useCount';
}

function Choice({ label, values, value, onChange, say }: ChoiceProps): ReactNode {
  const { t } = useTranslation('people');
  return (
    <Field label={label} style={narrow}>
      <Select value={String(value)} onChange={(_, chosen) => onChange(Number(chosen.value))}>
        {values.map((each) => (
          <option key={each} value={each}>
            {t(say, { count: each })}
          </option>
        ))}
      </Select>
    </Field>
  );
}
