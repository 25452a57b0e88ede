import { Button, Field, makeStyles, Textarea } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useChangeOrganizationPageMutation } from '@/api/organization';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { faultOf } from '../form/fault-of';
import { TextField } from '../form/TextField';
import { checkAll, useField } from '../form/use-field';
import { Fault } from '../layout/Fault';
import { LogoField } from './LogoField';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '12px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

const trimmed = (text: string) => text.trim();
const judgeWebsite = (text: string) =>
  text === '' || /^https:\/\/[^\s\\/?#@]+([/?#][^\s\\]*)?$/.test(text) ? null : 'company.websiteWrong';

interface Props {
  company: Data<'getTenantInfoByCode'>;
  onClose: () => void;
}

/** The part of the company page that owners and admins edit. Name and codes come from the registration. */
export function PageForm({ company, onClose }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const [introduction, setIntroduction] = useState(company.introduction ?? '');
  const address = useField(company.address ?? '', () => null, trimmed);
  const website = useField(company.website ?? '', judgeWebsite, trimmed);
  const [logo, setLogo] = useState<string>();
  const [uploading, setUploading] = useState(false);
  const [change, { isLoading, error }] = useChangeOrganizationPageMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || uploading || !checkAll(address, website)) return;
    const form = { introduction: introduction.trim(), address: address.value.trim(), website: website.value.trim() };
    const answer = await change({ id: company.tenantId, ...form, ...(logo !== undefined && { logo }) });
    if (!answer.error) onClose();
  };
  const first = useRef<HTMLTextAreaElement>(null);
  // The button that opened the form is gone, so the first field takes the focus.
  useEffect(() => first.current?.focus(), []);
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Field label={t('company.introduction')} hint={t('company.nameStays')}>
        <Textarea
          ref={first}
          size="large"
          value={introduction}
          rows={5}
          maxLength={5000}
          resize="vertical"
          onChange={(_, { value }) => setIntroduction(value)}
        />
      </Field>
      <TextField
        field={address}
        name="address"
        label={t('company.address')}
        required={false}
        maxLength={256}
        autoComplete="off"
      />
      <TextField
        field={website}
        name="website"
        label={t('company.website')}
        hint={t('company.websiteHint')}
        required={false}
        maxLength={2048}
        inputMode="url"
        autoComplete="off"
      />
      <LogoField current={company.tenantLogo ?? ''} onChange={setLogo} onBusy={setUploading} />
      <Fault words={error && faultOf(error)} />
      <div className={styles.buttons}>
        <Button type="submit" appearance="primary" disabledFocusable={isLoading || uploading}>
          {t('company.save')}
        </Button>
        <Button onClick={onClose}>{t('company.cancel')}</Button>
      </div>
    </form>
  );
}
