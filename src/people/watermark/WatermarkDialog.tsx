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
  Switch,
} from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useState } from 'react';
import { askWatermark, MOST_LETTERS, saveWatermark, watermarkConfig } from '@/browser/watermark-config';
import { useTranslation } from '@/i18n/use-translation';

const close = () => askWatermark(false);

/** Sets the watermark's text, and turns it on or off. */
export function WatermarkDialog({ open }: { open: boolean }): ReactNode {
  return (
    <Dialog open={open} onOpenChange={close}>
      <DialogSurface style={{ maxWidth: 420 }}>
        <WatermarkForm />
      </DialogSurface>
    </Dialog>
  );
}

function WatermarkForm(): ReactNode {
  const { t } = useTranslation('people');
  const [config, setConfig] = useState(watermarkConfig);
  const save = (event: FormEvent) => {
    event.preventDefault();
    saveWatermark(config);
    close();
  };
  return (
    <form onSubmit={save}>
      <DialogBody>
        <DialogTitle>{t('watermark.title')}</DialogTitle>
        <DialogContent>
          <Field label={t('watermark.text')} hint={t('watermark.hint')}>
            <Input
              size="large"
              maxLength={MOST_LETTERS}
              value={config.text}
              onChange={(_, { value }) => setConfig({ ...config, text: value })}
            />
          </Field>
          <Switch
            label={t('watermark.enabled')}
            checked={config.enabled}
            onChange={(_, { checked }) => setConfig({ ...config, enabled: checked })}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('agreement.cancel')}</Button>
          <Button appearance="primary" type="submit">
            {t('watermark.save')}
          </Button>
        </DialogActions>
      </DialogBody>
    </form>
  );
}
