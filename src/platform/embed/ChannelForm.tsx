import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messageOf } from '@/api/api-error';
import type { Arg, Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { usePlatformStyles } from '../platform-styles';
import { useChangeChannel, useChannelChoices, useIsPortals, useMakeChannel } from './channel-calls';

type Wish = Arg<'makeEmbedChannel'>;
type Channel = Data<'listEmbedChannels'>[number];
type Missing = 'noName' | 'noOrigins' | 'noPages';

interface Props {
  level: 2 | 3 | 4;
  /** The channel to change; a new one if absent. */
  row?: Channel;
  /** With the new secret, if there is one. */
  onDone: (secret: string | undefined) => void;
  onCancel: () => void;
}

/** Makes or changes a channel. */
export function ChannelForm({ level, row, onDone, onCancel }: Props) {
  const styles = usePlatformStyles();
  const { t } = useTranslation(['embed', 'platform']);
  const [make, making] = useMakeChannel();
  const [change, changing] = useChangeChannel();
  const [missing, setMissing] = useState<Missing>();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const busy = making.isLoading || changing.isLoading;
  const error = making.error ?? changing.error;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const wish = readWish(new FormData(event.currentTarget));
    const lacks = lackOf(wish);
    setMissing(lacks);
    if (lacks) return;
    if (row) {
      const { data } = await change({ id: row.id, ...wish, enabled: row.state === 'on' });
      if (data) onDone(undefined);
      return;
    }
    const { data } = await make(wish);
    if (data) onDone(data.secret);
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
        {t('form.origins')}
        <textarea
          name="origins"
          rows={2}
          required
          spellCheck={false}
          maxLength={4000}
          defaultValue={row?.origins?.join('\n')}
          placeholder="https://www.example.com"
          aria-invalid={missing === 'noOrigins' || undefined}
          className={styles.input}
        />
        <span className={styles.hint}>{t('form.originsHint')}</span>
      </label>
      <Shows row={row} />
      <Looks row={row} />
      <Who row={row} />
      {(missing || error !== undefined) && (
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

/** What it shows: pages, who answers, from which knowledge. */
function Shows({ row }: { row: Channel | undefined }) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('embed');
  const { assistants, bases } = useChannelChoices();
  return (
    <>
      <fieldset className={styles.set}>
        <legend className={styles.legend}>{t('form.pages')}</legend>
        {(['ask', 'search'] as const).map((page) => (
          <label key={page} className={styles.choice}>
            <input
              type="checkbox"
              name="pages"
              value={page}
              defaultChecked={row?.pages?.includes(page) ?? true}
              className={styles.box}
            />
            {t(`form.page.${page}`)}
          </label>
        ))}
      </fieldset>
      <label className={styles.field}>
        {t('form.assistant')}
        {/* Its options arrive later than the form. */}
        <select key={assistants.length} name="assistant" defaultValue={row?.assistant ?? ''} className={styles.input}>
          <option value="">{t('form.noAssistant')}</option>
          {assistants.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {bases.length > 0 && (
        <fieldset className={styles.set}>
          <legend className={styles.legend}>{t('form.bases')}</legend>
          {bases.map(({ id, name }) => (
            <label key={id} className={styles.choice}>
              <input
                type="checkbox"
                name="bases"
                value={id}
                defaultChecked={row?.bases?.includes(id)}
                className={styles.box}
              />
              {name}
            </label>
          ))}
          <span className={styles.hint}>{t('form.basesHint')}</span>
        </fieldset>
      )}
    </>
  );
}

function Looks({ row }: { row: Channel | undefined }) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('embed');
  const look = row?.look ?? {};
  return (
    <>
      <label className={styles.field}>
        {t('form.mode')}
        <select name="mode" defaultValue={look.mode ?? ''} className={styles.input}>
          <option value="">{t('form.ownMode')}</option>
          {(['light', 'dark', 'system'] as const).map((mode) => (
            <option key={mode} value={mode}>
              {t(`form.modes.${mode}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {t('form.color')}
        <input
          name="color"
          maxLength={7}
          pattern="#[0-9a-fA-F]{6}"
          placeholder="#0f548c"
          defaultValue={look.color}
          className={styles.input}
        />
        <span className={styles.hint}>{t('form.colorHint')}</span>
      </label>
      <label className={styles.field}>
        {t('form.greeting')}
        <input name="greeting" maxLength={200} defaultValue={look.greeting} className={styles.input} />
      </label>
    </>
  );
}

/** For whom it is, and how much they may ask. */
function Who({ row }: { row: Channel | undefined }) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('embed');
  const isPortals = useIsPortals();
  const chosen = !row?.identity ? 'anybody' : row.reads === 'organization' ? 'members' : 'named';
  return (
    <>
      <fieldset className={styles.set}>
        <legend className={styles.legend}>{t('form.who')}</legend>
        {(['anybody', 'named', ...(isPortals ? [] : (['members'] as const))] as const).map((who) => (
          <label key={who} className={styles.choice}>
            <input type="radio" name="who" value={who} defaultChecked={who === chosen} className={styles.box} />
            {t(`form.whose.${who}`)}
          </label>
        ))}
      </fieldset>
      <label className={styles.field}>
        {t('form.perDay')}
        <input
          name="perDay"
          type="number"
          inputMode="numeric"
          min={1}
          max={100000}
          defaultValue={row?.perDay ?? 500}
          className={styles.input}
        />
        <span className={styles.hint}>{t('form.perDayHint')}</span>
      </label>
    </>
  );
}

const lackOf = ({ name, origins, pages }: Wish): Missing | undefined =>
  name === '' ? 'noName' : origins.length === 0 ? 'noOrigins' : pages.length === 0 ? 'noPages' : undefined;

/** What the form asks for; what is left empty narrows and changes nothing. */
function readWish(values: FormData): Wish {
  const text = (name: string) => String(values.get(name) ?? '').trim();
  const [assistant, mode, color, greeting] = [text('assistant'), text('mode'), text('color'), text('greeting')];
  const bases = values.getAll('bases').map(Number);
  const look = {
    ...(mode && { mode: mode as 'light' }),
    ...(color && { color }),
    ...(greeting && { greeting }),
  };
  return {
    ...{
      name: text('name'),
      origins: text('origins')
        .split(/[\s,;，；]+/)
        .filter(Boolean),
      look,
    },
    pages: values.getAll('pages') as Wish['pages'],
    ...{ identity: text('who') !== 'anybody', reads: text('who') === 'members' ? 'organization' : 'public' },
    perDay: Math.min(Math.max(Math.round(Number(text('perDay'))) || 1, 1), 100_000),
    ...(assistant && { assistant }),
    ...(bases.length > 0 && { bases }),
  };
}
