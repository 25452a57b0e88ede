import { Tab, TabList } from '@fluentui/react-components';
import { type ReactNode, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { PageCard, PageFrame } from '../layout/PageFrame';
import { CreateOrganization } from './CreateOrganization';
import { JoinOrganization } from './JoinOrganization';
import { OwnApplications } from './OwnApplications';

const WAYS = [
  { name: 'join', Form: JoinOrganization },
  { name: 'create', Form: CreateOrganization },
] as const;

/** Joining or registering an organization, and the person's applications. The URL selects the tab. */
export function CompanyAuthPage({ level }: { level: 1 | 2 | 3 | 4 }): ReactNode {
  const { t } = useTranslation('people');
  const [query, setQuery] = useSearchParams();
  const way = query.get('way') === 'create' ? 'create' : 'join';
  // Opened tabs stay mounted, so that their input is kept.
  const opened = useRef(new Set<string>()).current.add(way);
  const choose = (next: string) => {
    query.set('way', next);
    setQuery(query, { replace: true, preventScrollReset: true });
  };
  return (
    <PageFrame level={level} title={t('menu.join')} lead={t('join.why')}>
      <TabList selectedValue={way} onTabSelect={(_, { value }) => choose(String(value))} style={{ marginBottom: 12 }}>
        <Tab value="join">{t('join.tab')}</Tab>
        <Tab value="create">{t('create.tab')}</Tab>
      </TabList>
      {WAYS.filter(({ name }) => opened.has(name)).map(({ name, Form }) => (
        <div key={name} hidden={name !== way}>
          <PageCard title={t(`${name}.title`)}>
            <Form />
          </PageCard>
        </div>
      ))}
      <PageCard title={t('applications.title')}>
        <OwnApplications />
      </PageCard>
    </PageFrame>
  );
}
