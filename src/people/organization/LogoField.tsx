import { Button, Field, makeStyles } from '@fluentui/react-components';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { useUploadFileMutation } from '@/api/organization';
import { toDataUrl } from '@/browser/to-data-url';
import { useTranslation } from '@/i18n/use-translation';
import { Picture } from '@/ui/Picture';
import { faultOf } from '../form/fault-of';
import { sayFault } from '../form/say-fault';
import { MOST_PICTURE_BYTES, PICTURE_KINDS } from '../limits';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  picture: { height: '56px', width: 'auto', maxWidth: '160px', objectFit: 'contain' },
});

interface Props {
  /** The saved logo of the organization. */
  current: string;
  /** Called with the URL of the new logo, or an empty string for none. */
  onChange: (logo: string) => void;
  onBusy: (busy: boolean) => void;
}

/** Previews the chosen logo; it takes effect when the form is saved. */
export function LogoField({ current, onChange, onBusy }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const [shown, setShown] = useState(current);
  const [fault, setFault] = useState<string>();
  const file = useRef<HTMLInputElement>(null);
  const [upload, { isLoading }] = useUploadFileMutation();
  const show = (picture: string, logo: string) => {
    setShown(picture);
    onChange(logo);
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = target.files ?? [];
    target.value = '';
    if (!picture || isLoading) return;
    if (!PICTURE_KINDS.includes(picture.type) || picture.size > MOST_PICTURE_BYTES)
      return setFault('company.logoWrong');
    setFault(undefined);
    onBusy(true);
    const { data, error } = await upload({ file: picture });
    onBusy(false);
    if (data) show(await toDataUrl(picture).catch(() => data.url), data.url);
    else setFault(faultOf(error));
  };
  return (
    <Field
      label={t('company.logo')}
      hint={t('company.logoHint')}
      validationState={fault ? 'error' : 'none'}
      validationMessage={fault && sayFault(t, fault)}
    >
      <div className={styles.row}>
        {shown ? <Picture src={shown} alt="" className={styles.picture} height={56} /> : t('company.logoNone')}
        <input ref={file} type="file" hidden accept={PICTURE_KINDS.join()} onChange={(event) => void choose(event)} />
        <Button disabledFocusable={isLoading} onClick={() => file.current?.click()}>
          {t(isLoading ? 'person.uploading' : 'company.logoChoose')}
        </Button>
        {shown && !isLoading && (
          <Button appearance="subtle" onClick={() => show('', '')}>
            {t('company.logoRemove')}
          </Button>
        )}
      </div>
    </Field>
  );
}
