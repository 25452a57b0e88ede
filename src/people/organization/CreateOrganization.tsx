import { Button, Field, MessageBar, MessageBarBody, makeStyles, Select } from '@fluentui/react-components';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { messageOf } from '@/api/api-error';
import { useApplyForOrganizationMutation, useListIndustriesQuery } from '@/api/organization';
import { useTranslation } from '@/i18n/use-translation';
import { useSession } from '@/session/use-session';
import { phoneFault } from '../../../setting/person/account-rules';
import { cleanAccount } from '../../../setting/person/clean-input';
import { TextField } from '../form/TextField';
import { checkAll, useField } from '../form/use-field';
import { Fault } from '../layout/Fault';
import { LicencePicture } from './LicencePicture';
import { useLicence } from './use-licence';

const useStyles = makeStyles({
  // By default, a select is as wide as its longest option.
  choice: { width: '100%', minWidth: 0 },
  form: { display: 'flex', flexDirection: 'column', gap: '14px' },
  pair: { display: 'grid', gap: '14px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))' },
  send: { alignSelf: 'flex-start' },
});

const takeFocus = (element: HTMLElement | null) => element?.focus();
const trim = (text: string) => text.trim();
const judgeName = (name: string) => (name.length < 2 ? 'create.nameEmpty' : null);
const judgeCode = (code: string) => (code.length < 8 ? 'create.codeShort' : null);
const judgeContact = (contact: string) => (contact === '' ? 'create.contactEmpty' : null);

/** The registration form. A picture of the licence pre-fills it; without one, everything is typed. */
export function CreateOrganization(): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const user = useSession((session) => session.user);
  const { state, choose } = useLicence();
  const name = useField('', judgeName, trim);
  const code = useField('', judgeCode, cleanAccount);
  const contact = useField(user?.nickname ?? '', judgeContact, trim);
  const phone = useField(user?.phone ?? '', phoneFault, cleanAccount);
  const [industryId, setIndustryId] = useState('');
  const { data: industries = [] } = useListIndustriesQuery();
  const [apply, { isLoading, data: sent, error }] = useApplyForOrganizationMutation();
  // Submitting during the upload would send the application without the picture.
  const waits = isLoading || state.status === 'uploading';
  const take = async (file: File) => {
    const before = [name.value, code.value];
    const licence = await choose(file);
    // Fields edited during the recognition are not overwritten, and missing results do not clear a field.
    [licence?.name, licence?.code].forEach((read, at) => {
      const field = at === 0 ? name : code;
      if (read && field.ref.current?.value === before[at]) field.set(read);
    });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (waits || !checkAll(name, code, contact, phone)) return;
    await apply({
      name: trim(name.value),
      code: cleanAccount(code.value),
      contact: trim(contact.value),
      phone: cleanAccount(phone.value),
      ...(industryId && { industryId }),
      ...('url' in state && { licenceUrl: state.url }),
    });
  };
  if (sent) {
    return (
      // The form is removed with the pressed button, so the message takes the focus and is announced.
      <MessageBar intent="success" layout="multiline" tabIndex={-1} ref={takeFocus}>
        <MessageBarBody>{t('create.sent', { name: sent.name })}</MessageBarBody>
      </MessageBar>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <LicencePicture state={state} onChoose={(file) => void take(file)} />
      <TextField
        field={name}
        name="organization"
        label={t('create.name')}
        maxLength={128}
        autoComplete="organization"
      />
      <TextField field={code} name="code" label={t('create.code')} maxLength={32} autoComplete="off" />
      <Field label={t('create.industry')}>
        <Select
          size="large"
          select={{ className: styles.choice }}
          value={industryId}
          onChange={(_, { value }) => setIndustryId(value)}
        >
          <option value="">{t('create.anyIndustry')}</option>
          {industries.map((industry) => (
            <option key={industry.id} value={industry.id}>
              {industry.name}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.pair}>
        <TextField field={contact} name="contact" label={t('create.contact')} maxLength={64} autoComplete="name" />
        <TextField field={phone} name="phone" label={t('phone.label')} autoComplete="tel-national" inputMode="tel" />
      </div>
      <Fault words={messageOf(error)} />
      <Button type="submit" appearance="primary" size="large" className={styles.send} disabledFocusable={waits}>
        {t('create.send')}
      </Button>
    </form>
  );
}
