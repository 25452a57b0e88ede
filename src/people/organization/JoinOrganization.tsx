import { Badge, Button, Field, Input, Textarea } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '@/api/api-error';
import {
  useApplyToJoinMutation,
  useLazySearchOrganizationsQuery,
  useListJoinApplicationsQuery,
} from '@/api/organization';
import { useTranslation } from '@/i18n/use-translation';
import type { Organization } from '@/session/session';
import { useSession } from '@/session/use-session';
import { showToast } from '@/ui/toasts';
import { Fault } from '../layout/Fault';
import { useRowStyles } from '../layout/use-row-styles';

/** Finds an organization by part of its name or by its code, and sends a request to join it. */
export function JoinOrganization(): ReactNode {
  const rows = useRowStyles();
  const { t } = useTranslation('people');
  const [query] = useSearchParams();
  const asked = query.get('name') ?? '';
  const [word, setWord] = useState(asked);
  const [asking, setAsking] = useState<string | null>(null);
  const [search, { currentData: data, isFetching, originalArgs }] = useLazySearchOrganizationsQuery();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (word.trim() !== '') void search({ name: word.trim() });
  };
  // A link that names an organization starts the search.
  useEffect(() => {
    if (asked) void search({ name: asked });
  }, [asked, search]);
  const looked = (originalArgs && 'name' in originalArgs && originalArgs.name) || '';
  return (
    <>
      <form onSubmit={submit} style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 8 }}>
        <Field label={t('join.word')} hint={t('join.hint')} style={{ flex: '1 1 200px', minWidth: 0 }}>
          <Input
            size="large"
            type="search"
            maxLength={128}
            contentBefore={<SearchRegular />}
            value={word}
            onChange={(_, { value }) => setWord(value)}
            style={{ width: '100%', minWidth: 0 }}
            // By default, an input is 20 characters wide and would overlap the button.
            input={{ style: { width: '100%', minWidth: 0 } }}
          />
        </Field>
        <Button type="submit" size="large" disabledFocusable={isFetching} style={{ marginTop: 26 }}>
          {t('join.search')}
        </Button>
      </form>
      <div role="status">
        {data && data.length === 0 && (
          <p className={rows.hint} style={{ marginTop: 16 }}>
            {t('join.none', { word: looked })}
          </p>
        )}
      </div>
      <ul className={rows.list} style={{ marginTop: 12 }}>
        {data?.map((organization) => (
          <Found
            key={organization.id}
            organization={organization}
            open={asking === organization.id}
            onOpen={(open) => setAsking(open ? organization.id : null)}
          />
        ))}
      </ul>
    </>
  );
}

interface FoundProps {
  organization: Organization;
  open: boolean;
  onOpen: (open: boolean) => void;
}

function Found({ organization, open, onOpen }: FoundProps): ReactNode {
  const rows = useRowStyles();
  const { t } = useTranslation('people');
  const { id, name, tenantCode } = organization;
  const isMember = useSession(({ tenant }) => tenant.some((one) => one.id === id));
  const { data: joins } = useListJoinApplicationsQuery();
  const row = useRef<HTMLLIElement>(null);
  // The form and the button that opened it are removed, so the row takes the focus.
  const done = () => {
    row.current?.focus();
    onOpen(false);
  };
  const waits = joins?.some((one) => one.tenantId === id && one.status === 'pending') === true;
  return (
    <li ref={row} tabIndex={-1} className={rows.row}>
      <span className={rows.words}>
        {name}
        {tenantCode && <span className={rows.sub}>{tenantCode}</span>}
      </span>
      {isMember || waits ? (
        <Badge appearance="tint">{t(isMember ? 'join.member' : 'applications.status.pending')}</Badge>
      ) : (
        <Button aria-label={t('join.askFor', { name })} aria-expanded={open} onClick={() => onOpen(!open)}>
          {t('join.ask')}
        </Button>
      )}
      {open && <AskForm tenantId={id} name={name} onDone={done} />}
    </li>
  );
}

function AskForm({ tenantId, name, onDone }: { tenantId: string; name: string; onDone: () => void }): ReactNode {
  const { t } = useTranslation('people');
  const [reason, setReason] = useState('');
  const [apply, { isLoading, error }] = useApplyToJoinMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const { data } = await apply({ tenantId, ...(reason.trim() && { reason: reason.trim() }) });
    if (!data) return;
    const values = { name };
    showToast({ intent: 'success', textKey: 'people:join.sent', values, durationMs: 5000, cause: 'join' });
    onDone();
  };
  return (
    <form
      style={{ flex: '1 1 100%', display: 'grid', gap: 12, paddingBlock: 8 }}
      onSubmit={(event) => void submit(event)}
    >
      <Field label={t('join.reason')} hint={t('join.reasonHint')}>
        <Textarea value={reason} maxLength={500} onChange={(_, { value }) => setReason(value)} />
      </Field>
      <Fault words={messageOf(error)} />
      <Button type="submit" appearance="primary" disabledFocusable={isLoading} style={{ justifySelf: 'start' }}>
        {t('join.send')}
      </Button>
    </form>
  );
}
