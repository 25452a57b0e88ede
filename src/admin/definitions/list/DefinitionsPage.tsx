import { Badge, Button, makeStyles, SearchBox, Tab, TabList, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useListDefinitionsQuery } from '@/api/definitions';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { ownerOf } from '../../../../setting/assistant/owner';
import { EmptyState } from '../../shell/EmptyState';
import { ErrorBar } from '../../shell/ErrorBar';
import { places } from '../../shell/places';
import { RelativeTime } from '../../shell/RelativeTime';
import { RowsSkeleton } from '../../shell/RowsSkeleton';
import { Screen } from '../../shell/Screen';
import { useTableStyles } from '../../shell/table-styles';
import { useMayOn } from '../../shell/use-may';
import { usePageTitle } from '../../shell/use-page-title';
import type { Kind } from '../types';
import { NewDialog } from './NewDialog';

const KINDS: readonly Kind[] = ['assistant', 'procedure', 'calculator', 'activity'];

export type Summary = Data<'listDefinitions'>['items'][number];

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' },
  marks: { display: 'flex', flexWrap: 'wrap', gap: '4px' },
  name: { fontWeight: tokens.fontWeightSemibold },
});

/** The product's assistants and checks, the portal's versions of them, and its own. */
export function DefinitionsPage(): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-definitions');
  const { domain: portal = '', organization } = useParams();
  const domain = organization === undefined ? portal : ownerOf(organization);
  const may = useMayOn(domain);
  const [params, setParams] = useSearchParams();
  const [words, setWords] = useState('');
  const [isNew, setNew] = useState(false);
  const kind = KINDS.find((one) => one === params.get('kind')) ?? 'assistant';
  const { data, error, refetch } = useListDefinitionsQuery({ domain }, { refetchOnMountOrArgChange: true });
  usePageTitle(t('list.title'), portal);
  const all = data?.items.filter((item) => item.kind === kind) ?? [];
  const wanted = words.trim().toLowerCase();
  const shown = all.filter(({ name, id }) => `${name} ${id}`.toLowerCase().includes(wanted));
  return (
    <Screen
      title={t('list.title')}
      text={organization === undefined ? t('list.text') : t('list.textOfOrganization')}
      actions={
        may('saveDefinitionDraft') &&
        data && (
          <Button appearance="primary" onClick={() => setNew(true)}>
            {t(`new.${kind}`)}
          </Button>
        )
      }
    >
      <div className={styles.bar}>
        <TabList
          selectedValue={kind}
          aria-label={t('list.kinds')}
          onTabSelect={(_, { value }) =>
            setParams(value === 'assistant' ? {} : { kind: String(value) }, { replace: true })
          }
        >
          <Tab value="assistant">{t('kind.assistant')}</Tab>
          <Tab value="procedure">{t('kind.procedure')}</Tab>
          <Tab value="calculator">{t('kind.calculator')}</Tab>
          {organization === undefined && <Tab value="activity">{t('kind.activity')}</Tab>}
        </TabList>
        <SearchBox
          aria-label={t('list.search')}
          placeholder={t('list.search')}
          value={words}
          onChange={(_, { value }) => setWords(value)}
        />
      </div>
      {error !== undefined && !data && <ErrorBar title={t('list.failed')} error={error} onRetry={refetch} />}
      {!data && error === undefined && <RowsSkeleton rows={8} height={48} />}
      {data && shown.length === 0 && <EmptyState title={t('list.none')} text={t('list.noneText')} />}
      {shown.length > 0 && <DefinitionTable domain={domain} items={shown} />}
      {isNew && <NewDialog domain={domain} kind={kind} items={all} onClose={() => setNew(false)} />}
    </Screen>
  );
}

function DefinitionTable({ domain, items }: { domain: string; items: readonly Summary[] }): ReactNode {
  const styles = useStyles();
  const table = useTableStyles();
  const { t } = useTranslation('admin-definitions');
  return (
    <table className={table.table} aria-label={t('list.title')}>
      <thead>
        <tr>
          <th scope="col">{t('list.name')}</th>
          <th scope="col">{t('list.owner')}</th>
          <th scope="col">{t('list.state')}</th>
          <th scope="col">{t('list.cases')}</th>
          <th scope="col">{t('list.changed')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <td>
              <Link className={`${table.link} ${styles.name}`} to={places.definition(domain, item.kind, item.id)}>
                {item.name}
              </Link>
              <div className={table.quiet}>{item.id}</div>
              {item.kind === 'activity' && item.head !== null && (
                <Link className={table.link} to={places.desk(domain, item.id)}>
                  {t('list.desk')}
                </Link>
              )}
            </td>
            <td>{t(`owner.${item.owner}`)}</td>
            <td>
              <div className={styles.marks}>
                <States item={item} />
              </div>
            </td>
            <td>{t('list.caseCount', { count: item.cases })}</td>
            <td className={table.quiet}>
              {item.changedAt && (
                <>
                  <RelativeTime at={item.changedAt} /> · {item.changedBy}
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function States({ item: { head, draftAt, archived, moved, owner, waiting } }: { item: Summary }): ReactNode {
  const { t } = useTranslation('admin-definitions');
  return (
    <>
      {owner === 'product' && <Badge appearance="outline">{t('state.shipped')}</Badge>}
      {head !== null && (
        <Badge appearance="tint" color="success">
          {t('state.live')}
        </Badge>
      )}
      {draftAt !== null && (
        <Badge appearance="tint" color="brand">
          {t('state.draft')}
        </Badge>
      )}
      {waiting > 0 && (
        <Badge appearance="tint" color="warning">
          {t('state.waiting')}
        </Badge>
      )}
      {archived && <Badge appearance="outline">{t('state.archived')}</Badge>}
      {moved && (
        <Badge appearance="tint" color="warning">
          {t('state.moved')}
        </Badge>
      )}
    </>
  );
}
