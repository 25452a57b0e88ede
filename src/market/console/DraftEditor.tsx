import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useUploadFileMutation } from '@/api/organization';
import { useActOnOwnOfferingMutation, useGetOwnOfferingQuery, useSaveOwnOfferingMutation } from '@/api/supply';
import { useTranslation } from '@/i18n/use-translation';
import { isoMinute } from '@/lib/relative-time';
import { ErrorState } from '@/ui/ErrorState';
import { type FormRoom, FormRoomContext } from '@/ui/form/form-room';
import { SchemaForm } from '@/ui/form/SchemaForm';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useDocumentTitle } from '@/ui/use-document-title';
import type { Locale } from '../../../generated/locales';
import { useMarketStyles } from '../market-styles';
import { Offering } from '../offering/Offering';
import { useOrderStyles } from '../orders/order-styles';
import { useConsoleStyles } from './console-styles';
import { bodyOf, type Draft, type DraftValue, draftForm, formValueOf } from './draft-form';
import { consoleHref, type SupplierConsole, textOfError } from './supplier-console';

interface Props {
  id: string;
  level: 2 | 3 | 4;
  console: SupplierConsole;
}

/** One offering as its supplier writes it. */
export function DraftEditor({ id, level, console }: Props) {
  const { t } = useTranslation('supply');
  const { currentData: draft, error, isFetching, refetch } = useGetOwnOfferingQuery({ id });
  if (draft) return <Editor key={id} read={draft} level={level} console={console} onReload={refetch} />;
  if (!error) return <TextSkeleton label={t('loading')} paragraphs={5} />;
  return (
    <ErrorState
      {...{ level, error, busy: isFetching, title: t('failed'), text: t('failedText') }}
      links={[{ to: consoleHref(), text: t('back') }]}
      onRetry={() => void refetch()}
    />
  );
}

interface EditorProps {
  /** As the server has it now. */
  read: Draft;
  level: 2 | 3 | 4;
  console: SupplierConsole;
  onReload: () => void;
}

function Editor({ read, level, console, onReload }: EditorProps) {
  const styles = useConsoleStyles();
  const market = useMarketStyles();
  const order = useOrderStyles();
  const { t, i18n } = useTranslation('supply');
  // What was opened stays, whatever others save meanwhile; the server refuses to write over that.
  const [opened, setOpened] = useState(read);
  const [value, setValue] = useState<DraftValue>(() => formValueOf(read));
  const [isChanged, setChanged] = useState(false);
  const [isPreview, setPreview] = useState(false);
  const [reason, setReason] = useState('');
  const [save, saving] = useSaveOwnOfferingMutation();
  const [act, acting] = useActOnOwnOfferingMutation();
  const [upload] = useUploadFileMutation();
  const name = opened.preview?.name ?? '';
  useDocumentTitle(name || t('untitled'));
  const busy = saving.isLoading || acting.isLoading;
  const isReadOnly = !opened.may.includes('save');
  const locale = i18n.language as Locale;
  const { categoryId } = value;
  const form = useMemo(
    () => draftForm(opened, categoryId, console, t, locale),
    [opened, categoryId, console, t, locale],
  );
  const take = (draft: Draft) => {
    setOpened(draft);
    setValue(formValueOf(draft));
    setChanged(false);
  };
  const saveNow = async (): Promise<Draft | undefined> => {
    if (!isChanged) return opened;
    const { data } = await save({ id: opened.id, step: opened.step, ...bodyOf(value) });
    if (data) take(data);
    return data;
  };
  const go = async (action: Exclude<Draft['may'][number], 'save'>) => {
    if (busy) return;
    const draft = action === 'submit' ? await saveNow() : opened;
    if (!draft) return;
    const { data } = await act({ id: opened.id, action, step: draft.step, ...(reason && { reason }) });
    if (data) take(data);
  };
  const room = useMemo<FormRoom>(
    () => ({
      ...{ base: '', selected: '', value, added: undefined, onAdded: () => undefined },
      // While one writes, what was wrong before says nothing.
      faultAt: (pointer) => (isChanged ? undefined : opened.faults.find((fault) => fault.pointer === pointer)?.text),
      ...{ insteadAt: () => undefined, markAt: () => null, pictures: undefined, crop: undefined, bases: undefined },
      upload: async (file) => {
        const { data, error } = await upload({ purpose: 'account', file });
        if (!data) throw new Error(textOfError(error) ?? t('failed'));
        return { url: data.url, width: data.width ?? 0, height: data.height ?? 0, bytes: data.size ?? 0 };
      },
    }),
    [value, isChanged, opened.faults, upload, t],
  );
  const refused = saving.error ?? acting.error;
  const isStale = refused !== undefined && 'status' in refused && refused.status === 409 && read.step !== opened.step;
  const actions = opened.may.filter((one) => one !== 'save' && one !== 'submit') as Exclude<
    Draft['may'][number],
    'save' | 'submit'
  >[];
  return (
    <article>
      <Link to={consoleHref()} className={market.link}>
        {t('back')}
      </Link>
      <div className={styles.head}>
        <Heading level={level} className={order.name}>
          {name || t('untitled')}
        </Heading>
        <span className={market.badge}>{t(`draft.${opened.state}`)}</span>
        {opened.offeringState && <span className={market.badge}>{t(`state.${opened.offeringState}`)}</span>}
        {opened.changedAt && (
          <span className={market.note}>
            {t('changed', { at: isoMinute(opened.changedAt), name: opened.changedBy ?? '' })}
          </span>
        )}
      </div>
      {opened.reason && <p className={styles.notice}>{t('returned', { reason: opened.reason })}</p>}
      {refused !== undefined && (
        <p className={order.fault} role="alert">
          {textOfError(refused) ?? t('failed')}
        </p>
      )}
      {isStale || (refused !== undefined && 'status' in refused && refused.status === 409) ? (
        <Newer
          read={read}
          opened={opened}
          onReload={onReload}
          onTake={() => take(read)}
          onKeep={() => setOpened(read)}
        />
      ) : null}
      <div className={styles.bar}>
        {opened.may.includes('save') && (
          <PlainButton aria-disabled={busy || !isChanged} onClick={() => void (busy || saveNow())}>
            {isChanged ? t('save') : t('saved')}
          </PlainButton>
        )}
        {opened.may.includes('submit') && (
          <PlainButton look="primary" aria-disabled={busy} onClick={() => void go('submit')}>
            {console.trusted ? t('publish') : t('submit')}
          </PlainButton>
        )}
        <PlainButton look="quiet" aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
          {t('preview')}
        </PlainButton>
        {actions.map((action) => (
          <PlainButton key={action} look="quiet" aria-disabled={busy} onClick={() => void go(action)}>
            {t(`act.${action}`)}
          </PlainButton>
        ))}
      </div>
      {opened.may.includes('pause') && (
        <label className={order.field}>
          {t('pauseReason')}
          <input
            className={order.input}
            maxLength={1000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
      )}
      {!isChanged && opened.faults.length > 0 && (
        <p className={styles.notice}>{t('blocks', { count: opened.faults.length })}</p>
      )}
      {isPreview && opened.preview && (
        <section className={styles.preview} aria-label={t('preview')} inert>
          {isChanged && <p className={market.note}>{t('previewSaved')}</p>}
          <Offering app={opened.preview} level={Math.min(level + 1, 4) as 2 | 3 | 4} asked={undefined} />
        </section>
      )}
      <FormRoomContext value={room}>
        <SchemaForm
          {...form}
          value={value}
          readOnly={isReadOnly}
          onChange={(next) => {
            setValue(next as DraftValue);
            setChanged(true);
          }}
        />
      </FormRoomContext>
    </article>
  );
}

interface NewerProps {
  read: Draft;
  opened: Draft;
  onReload: () => void;
  onTake: () => void;
  onKeep: () => void;
}

/** What somebody else has saved meanwhile: one takes theirs, or goes on with one's own over it. */
function Newer({ read, opened, onReload, onTake, onKeep }: NewerProps) {
  const styles = useConsoleStyles();
  const { t } = useTranslation('supply');
  if (read.step === opened.step && read.state === opened.state)
    return (
      <p className={styles.bar}>
        <PlainButton onClick={onReload}>{t('newer.look')}</PlainButton>
      </p>
    );
  return (
    <div className={styles.notice}>
      <p className={styles.line}>
        {t('newer.is', { name: read.changedBy ?? '', at: read.changedAt ? isoMinute(read.changedAt) : '' })}
      </p>
      <div className={styles.bar}>
        <PlainButton onClick={onTake}>{t('newer.take')}</PlainButton>
        <PlainButton onClick={onKeep}>{t('newer.keep')}</PlainButton>
      </div>
    </div>
  );
}
