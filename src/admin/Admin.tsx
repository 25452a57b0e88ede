import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { DomainsPage } from './domains/DomainsPage';
import { CallGate } from './shell/CallGate';
import { DomainGate } from './shell/DomainGate';
import { Frame } from './shell/Frame';
import { places } from './shell/places';
import { WorkbenchTheme } from './shell/WorkbenchTheme';
import { Gate } from './sign-in/Gate';
import { ProofDialog } from './sign-in/ProofDialog';
import { loadEditor, useEditorAhead } from './use-editor-ahead';

const AccountsPage = lazyWithRetry(async () => (await import('./accounts/AccountsPage')).AccountsPage);
const ActivitiesPage = lazyWithRetry(async () => (await import('./activities/ActivitiesPage')).ActivitiesPage);
const ActivityPage = lazyWithRetry(async () => (await import('./activities/ActivityPage')).ActivityPage);
const AnalyticsPage = lazyWithRetry(async () => (await import('./analytics/AnalyticsPage')).AnalyticsPage);
const ChannelsPage = lazyWithRetry(async () => (await import('./channels/ChannelsPage')).ChannelsPage);
const AllChannels = lazyWithRetry(async () => (await import('./channels/AllChannels')).AllChannels);
const AllAnalytics = lazyWithRetry(async () => (await import('./analytics/AllAnalytics')).AllAnalytics);
const AuditPage = lazyWithRetry(async () => (await import('./audit/AuditPage')).AuditPage);
const CommunityPage = lazyWithRetry(async () => (await import('./community/CommunityPage')).CommunityPage);
const DefinitionPage = lazyWithRetry(async () => (await import('./definitions/DefinitionPage')).DefinitionPage);
const CategoriesPage = lazyWithRetry(async () => (await import('./market/CategoriesPage')).CategoriesPage);
const DefinitionsPage = lazyWithRetry(async () => (await import('./definitions/list/DefinitionsPage')).DefinitionsPage);
const EditorPage = lazyWithRetry(loadEditor);
const FilesPage = lazyWithRetry(async () => (await import('./files/FilesPage')).FilesPage);
const FixturesPage = lazyWithRetry(async () => (await import('./fixtures/FixturesPage')).FixturesPage);
const FixtureView = lazyWithRetry(async () => (await import('./fixtures/FixtureView')).FixtureView);
const HistoryPage = lazyWithRetry(async () => (await import('./history/HistoryPage')).HistoryPage);
const ActivityDeskPage = lazyWithRetry(async () => (await import('./desk/ActivityDeskPage')).ActivityDeskPage);
const KeysPage = lazyWithRetry(async () => (await import('./keys/KeysPage')).KeysPage);
const MarketPage = lazyWithRetry(async () => (await import('./market/MarketPage')).MarketPage);
const MatrixPage = lazyWithRetry(async () => (await import('./matrix/MatrixPage')).MatrixPage);
const OperatorsPage = lazyWithRetry(async () => (await import('./operators/OperatorsPage')).OperatorsPage);
const OrganizationGate = lazyWithRetry(
  async () => (await import('./definitions/organization/OrganizationGate')).OrganizationGate,
);
const OutboxPage = lazyWithRetry(async () => (await import('./outbox/OutboxPage')).OutboxPage);
const RegistrationsPage = lazyWithRetry(
  async () => (await import('./registrations/RegistrationsPage')).RegistrationsPage,
);
const ServicesPage = lazyWithRetry(async () => (await import('./services/ServicesPage')).ServicesPage);
const ToolsPage = lazyWithRetry(async () => (await import('./tools/ToolsPage')).ToolsPage);
const WizardPage = lazyWithRetry(async () => (await import('./wizard/WizardPage')).WizardPage);

/** The workbench, loaded in chunks of its own. Those who run an organization have theirs, without being operators. */
export function Admin(): ReactNode {
  return (
    <WorkbenchTheme>
      <Routes>
        <Route path="organizations/:organization/assistants" element={<OrganizationGate />}>
          <Route index element={<DefinitionsPage />} />
          <Route path=":kind/:id" element={<DefinitionPage />} />
        </Route>
        <Route path="*" element={<Operators />} />
      </Routes>
    </WorkbenchTheme>
  );
}

function Operators(): ReactNode {
  useEditorAhead();
  return (
    <Gate>
      {(operator) => (
        <>
          <Routes>
            <Route element={<Frame operator={operator} />}>
              <Route index element={<DomainsPage />} />
              <Route path="domains/:domain" element={<DomainGate />}>
                <Route index element={<EditorPage />} />
                <Route path="history" element={<HistoryPage />} />
                <Route path="matrix" element={<MatrixPage />} />
                <Route path="files" element={<FilesPage />} />
                <Route path="tools" element={<ToolsPage />} />
                <Route path="community" element={<CommunityPage />} />
                <Route path="market" element={<MarketPage />} />
                <Route path="analytics" element={<AnalyticsPage />} />
                <Route path="channels" element={<ChannelsPage />} />
                <Route path="desk/:id" element={<ActivityDeskPage />} />
                <Route path="activities" element={<ActivitiesPage />} />
                <Route path="activities/:id" element={<ActivityPage />} />
                <Route path="assistants" element={<DefinitionsPage />} />
                <Route path="assistants/:kind/:id" element={<DefinitionPage />} />
              </Route>
              <Route path="new" element={<WizardPage />} />
              <Route path="analytics" element={<AllAnalytics />} />
              <Route path="channels" element={<AllChannels />} />
              <Route element={<CallGate call="listOperators" />}>
                <Route path="operators" element={<OperatorsPage />} />
              </Route>
              <Route element={<CallGate call="listAudit" />}>
                <Route path="audit" element={<AuditPage />} />
              </Route>
              <Route element={<CallGate call="listOutbox" />}>
                <Route path="accounts" element={<AccountsPage />} />
                <Route path="outbox" element={<OutboxPage />} />
                <Route path="registrations" element={<RegistrationsPage />} />
                <Route path="keys" element={<KeysPage />} />
                <Route path="categories" element={<CategoriesPage />} />
                <Route path="services" element={<ServicesPage />} />
              </Route>
              <Route path="fixtures" element={<FixturesPage />} />
              <Route path="fixtures/view" element={<FixtureView />} />
              <Route path="*" element={<Navigate to={places.domains} replace />} />
            </Route>
          </Routes>
          <ProofDialog />
        </>
      )}
    </Gate>
  );
}
