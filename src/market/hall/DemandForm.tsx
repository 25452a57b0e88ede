import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useGetDemandQuery, usePutDemandMutation } from '@/api/demands';
import { newId } from '@/browser/new-id';
import { untilSignedIn } from '@/browser/sign-in-gate';
import { useTranslation } from '@/i18n/use-translation';
import { signInOpened } from '@/session/session';
import { usePortalSetting, useSession, useSessionDispatch } from '@/session/use-session';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useDocumentTitle } from '@/ui/use-document-title';
import { narrowReaders } from '../../../setting/market/demand-readers';
import { useMarketStyles } from '../market-styles';
import { useOrderStyles } from '../orders/order-styles';
import { DemandFields } from './DemandFields';
import { DemandFiles } from './DemandFiles';
import { demandHref } from './hall-href';
import { useHallStyles } from './hall-styles';
import { blankForm, clearForm, type Form, keepForm, keptForm } from './kept-form';
import { WritingMatches } from './WritingMatches';

/** Writes a demand: a new one, prefilled with the words that found nothing, or one that is there. */
export function DemandForm({ level }: { level: 1 | 2 | 3 | 4 }) {
  const styles = useHallStyles();
  const market = useMarketStyles();
  const { t } = useTranslation('hall');
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const { currentData, error, isFetching, refetch } = useGetDemandQuery({ id }, { skip: id === '' });
  useDocumentTitle(t('publish.title'));
  const from = search.get('from');
  const origin = from === 'search' || from === 'chat' ? from : undefined;
  const words = (search.get('wd') ?? '').slice(0, 500);
  const below = Math.min(level + 1, 4) as 2 | 3 | 4;
  return (
    <section className={styles.reading}>
      <Heading level={level} className={market.title}>
        {t('publish.title')}
      </Heading>
      {id === '' ? (
        <Editor key={words} level={below} first={blankForm(words)} {...(origin && { origin })} kept={words || 'new'} />
      ) : error || (currentData && !currentData.mine) ? (
        <ErrorState
          {...{ level, error, busy: isFetching }}
          title={t('missing.title')}
          text={t('missing.text')}
          onRetry={() => void refetch()}
          links={[{ to: '/mission', text: t('back') }]}
        />
      ) : currentData?.mine ? (
        <Editor
          key={id}
          level={below}
          id={id}
          first={currentData.mine.form}
          step={currentData.mine.step}
          isPublished={currentData.status !== 'draft'}
          kept={`${id}:${currentData.mine.step}`}
        />
      ) : (
        <TextSkeleton label={t('loading')} paragraphs={4} />
      )}
    </section>
  );
}

interface EditorProps {
  level: 2 | 3 | 4;
  id?: string;
  first: Form;
  step?: number;
  isPublished?: boolean;
  origin?: 'search' | 'chat';
  /** Under which what is typed stays in this tab. */
  kept: string;
}

function Editor({ level, id: known, first, step = 0, isPublished = false, origin, kept }: EditorProps) {
  const styles = useHallStyles();
  const orders = useOrderStyles();
  const notes = useMarketStyles();
  const market = usePortalSetting()?.market;
  const { t } = useTranslation('hall');
  const navigate = useNavigate();
  const [id] = useState(() => known ?? newId());
  const [form, setForm] = useState<Form>(() => keptForm(kept) ?? first);
  const [put, { isLoading, error }] = usePutDemandMutation();
  const isNobody = useSession(({ user }) => user === null);
  const acts = useSession(({ currentTenant }) => currentTenant);
  const dispatch = useSessionDispatch();
  const runsIt = ['owner', 'admin'].includes(acts?.role ?? '');
  const change = (part: Partial<Form>) => {
    const next = { ...form, ...part };
    setForm(next);
    keepForm(kept, next);
  };
  const send = async (publish: boolean) => {
    if (isLoading) return;
    if (isNobody) {
      dispatch(signInOpened('asked'));
      if (!(await untilSignedIn())) return;
    }
    const readers = narrowReaders(form.readers, market?.demandReaders);
    const wanted = {
      ...form,
      readers,
      quantities: form.quantities.filter(({ name, text }) => name.trim() || text.trim()),
    };
    const { data } = await put({ id, form: wanted, publish, step, ...(origin && { origin }) });
    if (!data) return;
    clearForm(kept);
    void navigate(demandHref(id));
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send(runsIt || isNobody);
      }}
    >
      <DemandFields form={form} onChange={change} />
      <DemandFiles id={id} form={form} onChange={change} />
      {!isNobody && !acts && <p className={styles.note}>{t('publish.nobody')}</p>}
      {acts && (
        <p className={notes.note}>
          {form.hidesName ? t('publish.hidden') : t('publish.as', { organization: acts.tenantName ?? acts.name })}
        </p>
      )}
      {market?.demandReview && <p className={notes.note}>{t('publish.review')}</p>}
      {!isNobody && acts && !runsIt && <p className={notes.note}>{t('publish.member')}</p>}
      {error && (
        <p className={orders.fault} role="alert">
          {'msg' in error && typeof error.msg === 'string' && error.msg ? error.msg : t('failed.text')}
        </p>
      )}
      <div className={orders.buttons}>
        {(runsIt || isNobody) && (
          <PlainButton type="submit" look="primary" aria-disabled={isLoading}>
            {t('publish.send')}
          </PlainButton>
        )}
        {!isPublished && (
          <PlainButton aria-disabled={isLoading} onClick={() => void send(false)}>
            {t('publish.save')}
          </PlainButton>
        )}
      </div>
      {acts && <WritingMatches form={form} level={level} />}
    </form>
  );
}
