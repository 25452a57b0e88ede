import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
} from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCreateDomainMutation } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { nameFault, tidyName } from '../shell/domain-name';
import { ErrorBar } from '../shell/ErrorBar';
import { places } from '../shell/places';
import { useFocusBack } from '../shell/use-focus-back';
import { useDialogStyles } from './dialog-styles';
import type { DomainSummary } from './filter-domains';

interface Props {
  from: DomainSummary;
  items: readonly DomainSummary[];
  onClose: () => void;
}

/** Copies a domain to a new name as a draft, which visitors see only once it is published. */
export function CopyDomainDialog({ from, items, onClose }: Props): ReactNode {
  const styles = useDialogStyles();
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  useFocusBack();
  const [name, setName] = useState('');
  const [touched, setTouched] = useState(false);
  const [create, { isLoading, error }] = useCreateDomainMutation();
  const domain = tidyName(name);
  const fault = nameFault(
    domain,
    items.map((item) => item.domain),
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTouched(true);
    if (fault || isLoading) return;
    const created = await create({ domain, from: from.domain });
    if (!('error' in created)) void navigate(places.edit(domain));
  };
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface style={{ maxWidth: 480 }}>
        <form noValidate onSubmit={submit}>
          <DialogBody>
            <DialogTitle>{t('newDomain.title', { domain: from.domain })}</DialogTitle>
            <DialogContent className={styles.content}>
              {error && <ErrorBar title={t('newDomain.failed')} error={error} />}
              <Field
                label={t('newDomain.name')}
                hint={t('newDomain.hint')}
                required
                validationMessage={touched && fault ? t(`newDomain.fault.${fault}`, { name: domain }) : undefined}
              >
                <Input
                  autoFocus
                  value={name}
                  autoComplete="off"
                  spellCheck={false}
                  onBlur={() => setTouched(name !== '')}
                  onChange={(_, data) => setName(data.value)}
                />
              </Field>
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose}>{t('action.cancel')}</Button>
              <Button type="submit" appearance="primary" disabledFocusable={isLoading}>
                {t('newDomain.go')}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}
