import { Button, Field, Input } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { copyOut } from '@/ui/copy-out';

/** The link of a new invitation, and to whom it was sent. The secret is in the fragment, which no server receives or logs. */
export function InviteLink({ token, sentTo }: { token: string; sentTo: string | undefined }): ReactNode {
  const { t } = useTranslation('people');
  const [copied, setCopied] = useState<boolean>();
  const link = `${window.location.origin}/invitation#${token}`;
  return (
    <div role="status" style={{ display: 'grid', justifyItems: 'start', gap: 8 }}>
      {sentTo && <p style={{ margin: 0 }}>{t('invite.sent', { account: sentTo })}</p>}
      <Field
        label={t('invite.link')}
        hint={
          copied === undefined
            ? t(sentTo ? 'invite.onceSent' : 'invite.once')
            : t(copied ? 'invite.copied' : 'invite.copyFailed')
        }
        style={{ width: '100%', minWidth: 0 }}
      >
        <Input
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
          style={{ width: '100%', minWidth: 0 }}
          input={{ style: { width: '100%', minWidth: 0 } }}
        />
      </Field>
      <Button onClick={() => void copyOut({ text: link }).then(setCopied)}>{t('invite.copy')}</Button>
    </div>
  );
}
