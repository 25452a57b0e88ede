import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messageOf } from '@/api/api-error';
import type { Data } from '@/api/paths';
import { useChangeWebhookMutation, useMakeWebhookMutation } from '@/api/webhooks';
import { useTranslation } from '@/i18n/use-translation';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { usePlatformStyles } from '../platform-styles';
import { TYPE_WORDS, TYPES, type WebhookType } from './type-words';

interface Props {
  level: 2 | 3 | 4;
  /** The endpoint to change; a new one if absent. */
  row?: Data<'getWebhook'>;
  onMade?: (secret: string) => void;
  onCancel: () => void;
}

const CHOSEN = TYPES.filter((type) => type !== 'ping');

/** Makes or changes an endpoint: its name, its address, what it hears of. */
export function EndpointForm({ level, row, onMade, onCancel }: Props) {
  const styles = usePlatformStyles();
  const { t } = useTranslation(['webhooks', 'platform']);
  const [make, making] = useMakeWebhookMutation();
  const [change, changing] = useChangeWebhookMutation();
  const [missing, setMissing] = useState<'noName' | 'noUrl' | 'noTypes'>();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const busy = making.isLoading || changing.isLoading;
  const error = making.error ?? changing.error;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const values = new FormData(event.currentTarget);
    const text = (name: string) => String(values.get(name) ?? '').trim();
    const wish = { name: text('name'), url: text('url'), types: values.getAll('types') as WebhookType[] };
    const lacks =
      wish.name === '' ? 'noName' : wish.url === '' ? 'noUrl' : wish.types.length === 0 ? 'noTypes' : undefined;
    setMissing(lacks);
    if (lacks) return;
    if (row) {
      const { data } = await change({ id: row.id, ...wish, enabled: row.state !== 'disabled' });
      if (data) onCancel();
      return;
    }
    const { data } = await make(wish);
    if (data) onMade?.(data.secret);
  };
  return (
    <form className={styles.card} noValidate onSubmit={(event) => void submit(event)}>
      <Heading level={level} className={styles.head}>
        {row ? t('form.change') : t('form.title')}
      </Heading>
      <label className={styles.field}>
        {t('form.name')}
        <input
          ref={first}
          name="name"
          maxLength={80}
          required
          defaultValue={row?.name}
          aria-invalid={missing === 'noName' || undefined}
          className={styles.input}
        />
        <span className={styles.hint}>{t('form.nameHint')}</span>
      </label>
      <label className={styles.field}>
        {t('form.url')}
        <input
          name="url"
          type="url"
          inputMode="url"
          maxLength={2048}
          required
          defaultValue={row?.url}
          placeholder="https://"
          aria-invalid={missing === 'noUrl' || undefined}
          className={styles.input}
        />
        <span className={styles.hint}>{t('form.urlHint')}</span>
      </label>
      <fieldset className={styles.set}>
        <legend className={styles.legend}>{t('form.types')}</legend>
        {CHOSEN.map((type) => (
          <label key={type} className={styles.choice}>
            <input
              type="checkbox"
              name="types"
              value={type}
              defaultChecked={row?.types.includes(type)}
              className={styles.box}
            />
            <span>
              <code className={styles.mono}>{type}</code> {t(`type.${TYPE_WORDS[type]}`)}
            </span>
          </label>
        ))}
      </fieldset>
      {(missing || error) && (
        <p className={styles.fault} role="alert">
          {missing ? t(`form.${missing}`) : (messageOf(error) ?? t('failed'))}
        </p>
      )}
      <div className={styles.line}>
        <PlainButton type="submit" look="primary" aria-disabled={busy}>
          {row ? t('form.save') : t('form.make')}
        </PlainButton>
        <PlainButton onClick={onCancel}>{t('platform:cancel')}</PlainButton>
      </div>
    </form>
  );
}
