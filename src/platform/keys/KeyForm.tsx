import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messageOf } from '@/api/api-error';
import { useMakeKeyMutation } from '@/api/keys';
import type { Arg } from '@/api/paths';
import { useListOfferedModelsQuery } from '@/api/platform';
import { useListKnowledgeBaseNamesQuery } from '@/api/search';
import { useTranslation } from '@/i18n/use-translation';
import { useSession } from '@/session/use-session';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { usePlatformStyles } from '../platform-styles';

type Scope = Arg<'makeKey'>['scopes'][number];

/** What a key can be used for today, by the names of its words. */
const USES = [
  'knowledge-ask',
  'knowledge-search',
  'knowledge-read',
  'assistants-run',
  'assistants-sync',
  'models-chat',
  'models-embed',
  'pictures-detect',
  'webhooks-manage',
  'session-handover',
] as const;

const scopeOf = (use: (typeof USES)[number]) => use.replace('-', ':') as Scope;

const DAYS = [7, 30, 90, 180, 365] as const;

interface Props {
  level: 2 | 3 | 4;
  onMade: (secret: string) => void;
  onCancel: () => void;
}

/** Makes a key: its name, what it may do, for how long, from where. */
export function KeyForm({ level, onMade, onCancel }: Props) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('platform');
  const acts = useSession(({ currentTenant }) => currentTenant);
  const runsIt = ['owner', 'admin'].includes(acts?.role ?? '');
  const [make, { isLoading, error }] = useMakeKeyMutation();
  const [missing, setMissing] = useState<'name' | 'scopes'>();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const wish = readWish(new FormData(event.currentTarget));
    const lacks = wish.name === '' ? 'name' : wish.scopes.length === 0 ? 'scopes' : undefined;
    setMissing(lacks);
    if (lacks === 'name') first.current?.focus();
    if (lacks) return;
    const { data } = await make(wish);
    if (data) onMade(data.secret);
  };
  return (
    <form className={styles.card} noValidate onSubmit={(event) => void submit(event)}>
      <Heading level={level} className={styles.head}>
        {t('form.title')}
      </Heading>
      <label className={styles.field}>
        {t('form.name')}
        <input
          ref={first}
          name="name"
          maxLength={80}
          required
          aria-invalid={missing === 'name' || undefined}
          className={styles.input}
        />
        <span className={styles.hint}>{t('form.nameHint')}</span>
      </label>
      <Uses />
      {acts && runsIt && (
        <label className={styles.field}>
          {t('form.owner')}
          <select name="owner" className={styles.input}>
            <option value="person">{t('form.ownerPerson')}</option>
            <option value="organization">{t('form.ownerOrganization', { name: acts.tenantName ?? acts.name })}</option>
          </select>
        </label>
      )}
      <label className={styles.field}>
        {t('form.days')}
        <select name="days" defaultValue={90} className={styles.input}>
          {DAYS.map((count) => (
            <option key={count} value={count}>
              {t('form.inDays', { count })}
            </option>
          ))}
          {runsIt && <option value={0}>{t('form.never')}</option>}
        </select>
      </label>
      <Narrow />
      <label className={styles.field}>
        {t('form.networks')}
        <input name="networks" maxLength={1000} className={styles.input} />
        <span className={styles.hint}>{t('form.networksHint')}</span>
      </label>
      {missing && (
        <p className={styles.fault} role="alert">
          {missing === 'name' ? t('form.noName') : t('form.noScopes')}
        </p>
      )}
      {error && (
        <p className={styles.fault} role="alert">
          {messageOf(error) ?? t('keys.failed')}
        </p>
      )}
      <div className={styles.line}>
        <PlainButton type="submit" look="primary" aria-disabled={isLoading}>
          {t('form.make')}
        </PlainButton>
        <PlainButton onClick={onCancel}>{t('cancel')}</PlainButton>
      </div>
    </form>
  );
}

/** What the form asks for; what is left empty narrows nothing. */
function readWish(values: FormData) {
  const text = (name: string) => String(values.get(name) ?? '').trim();
  const listOf = (name: string) =>
    text(name)
      .split(/[\s,;，；]+/)
      .filter(Boolean);
  const [networks, domains] = [listOf('networks'), listOf('domains')];
  const models = values.getAll('models').map(String);
  const bases = values.getAll('bases').map(Number);
  return {
    ...{ name: text('name'), scopes: values.getAll('scopes') as Scope[], days: Number(text('days')) },
    owner: text('owner') === 'organization' ? ('organization' as const) : ('person' as const),
    ...(networks.length > 0 && { networks }),
    ...(models.length > 0 && { models }),
    ...(domains.length > 0 && { domains }),
    ...(bases.length > 0 && { bases }),
  };
}

/** To which models, knowledge bases and portals the key is narrowed; nothing chosen: to none. */
function Narrow() {
  const styles = usePlatformStyles();
  const { t } = useTranslation('platform');
  const { data: models = [] } = useListOfferedModelsQuery();
  const { data: bases = [] } = useListKnowledgeBaseNamesQuery({});
  return (
    <>
      <fieldset className={styles.set}>
        <legend className={styles.legend}>{t('form.models')}</legend>
        {models.map(({ name }) => (
          <label key={name} className={styles.choice}>
            <input type="checkbox" name="models" value={name} className={styles.box} />
            <code className={styles.mono}>{name}</code>
          </label>
        ))}
        <span className={styles.hint}>{t('form.modelsHint')}</span>
      </fieldset>
      {bases.length > 0 && (
        <fieldset className={styles.set}>
          <legend className={styles.legend}>{t('form.bases')}</legend>
          {bases.map(({ id, name }) => (
            <label key={id} className={styles.choice}>
              <input type="checkbox" name="bases" value={id} className={styles.box} />
              <span>{name}</span>
            </label>
          ))}
          <span className={styles.hint}>{t('form.basesHint')}</span>
        </fieldset>
      )}
      <label className={styles.field}>
        {t('form.domains')}
        <input name="domains" maxLength={1000} className={styles.input} />
        <span className={styles.hint}>{t('form.domainsHint')}</span>
      </label>
    </>
  );
}

function Uses() {
  const styles = usePlatformStyles();
  const { t } = useTranslation('platform');
  return (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>{t('form.scopes')}</legend>
      {USES.map((use) => (
        <label key={use} className={styles.choice}>
          <input
            type="checkbox"
            name="scopes"
            value={scopeOf(use)}
            defaultChecked={use === 'knowledge-ask' || use === 'knowledge-search'}
            className={styles.box}
          />
          <span>
            <code className={styles.mono}>{scopeOf(use)}</code> {t(`scope.${use}`)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
