import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetOwnOfferingQuery } from '@/api/supply';
import { useTranslation } from '@/i18n/use-translation';
import { isoMinute } from '@/lib/relative-time';
import { ErrorState } from '@/ui/ErrorState';
import { FormRoomContext } from '@/ui/form/form-room';
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
import { type Draft, draftForm } from './draft-form';
import { consoleHref, type SupplierConsole, textOfError } from './supplier-console';
import { useFormRoom } from './use-form-room';
import { type OwnDraft, useOwnDraft } from './use-own-draft';

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
  const own = useOwnDraft(read);
  const { opened, value, isChanged, refused } = own;
  const { id } = opened;
  const [isPreview, setPreview] = useState(false);
  const room = useFormRoom(own);
  useDocumentTitle(opened.preview?.name || t('untitled'));
  const locale = i18n.language as Locale;
  const { categoryId } = value;
  const form = useMemo(
    () => draftForm(opened, categoryId, console, t, locale),
    [opened, categoryId, console, t, locale],
  );
  return (
    <article>
      <Link to={consoleHref()} className={market.link}>
        {t('back')}
      </Link>
      <Head opened={opened} level={level} />
      {opened.offeringState && (
        <nav className={market.facts} aria-label={opened.preview?.name || t('untitled')}>
          <Link to={consoleHref({ offering: id, view: 'manuals' })} className={market.link}>
            {t('manuals.title')}
          </Link>
          {console.runsIt && (
            <Link to={consoleHref({ offering: id, view: 'prices' })} className={market.link}>
              {t('prices.title')}
            </Link>
          )}
        </nav>
      )}
      {refused !== undefined && (
        <p className={order.fault} role="alert">
          {textOfError(refused) ?? t('failed')}
        </p>
      )}
      {own.isConflict && (
        <Newer {...{ read, opened, onReload }} onTake={() => own.take(read)} onKeep={() => own.keep(read)} />
      )}
      <Actions own={own} trusted={console.trusted} isPreview={isPreview} onPreview={() => setPreview(!isPreview)} />
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
        <SchemaForm {...form} value={value} readOnly={!opened.may.includes('save')} onChange={own.change} />
      </FormRoomContext>
    </article>
  );
}

function Head({ opened, level }: { opened: Draft; level: 2 | 3 | 4 }) {
  const styles = useConsoleStyles();
  const market = useMarketStyles();
  const order = useOrderStyles();
  const { t } = useTranslation('supply');
  return (
    <>
      <div className={styles.head}>
        <Heading level={level} className={order.name}>
          {opened.preview?.name || t('untitled')}
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
    </>
  );
}

interface ActionsProps {
  own: OwnDraft;
  trusted: boolean;
  isPreview: boolean;
  onPreview: () => void;
}

function Actions({ own, trusted, isPreview, onPreview }: ActionsProps) {
  const styles = useConsoleStyles();
  const order = useOrderStyles();
  const { t } = useTranslation('supply');
  const { opened, busy, isChanged } = own;
  const [reason, setReason] = useState('');
  const others = opened.may.filter((one) => one !== 'save' && one !== 'submit') as Exclude<
    Draft['may'][number],
    'save' | 'submit'
  >[];
  return (
    <>
      <div className={styles.bar}>
        {opened.may.includes('save') && (
          <PlainButton aria-disabled={busy || !isChanged} onClick={() => void (busy || own.save())}>
            {isChanged ? t('save') : t('saved')}
          </PlainButton>
        )}
        {opened.may.includes('submit') && (
          <PlainButton look="primary" aria-disabled={busy} onClick={() => void own.go('submit', reason)}>
            {trusted ? t('publish') : t('submit')}
          </PlainButton>
        )}
        <PlainButton look="quiet" aria-pressed={isPreview} onClick={onPreview}>
          {t('preview')}
        </PlainButton>
        {others.map((action) => (
          <PlainButton key={action} look="quiet" aria-disabled={busy} onClick={() => void own.go(action, reason)}>
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
    </>
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
