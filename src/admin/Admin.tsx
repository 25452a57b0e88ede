import { lazy, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { DomainsPage } from './domains/DomainsPage';
import { DomainGate } from './shell/DomainGate';
import { Frame } from './shell/Frame';
import { Gate } from './shell/Gate';
import { places } from './shell/places';
import { WorkbenchTheme } from './shell/WorkbenchTheme';

const AuditPage = lazy(() => import('./audit/AuditPage').then((file) => ({ default: file.AuditPage })));
const EditorPage = lazy(() => import('./editor/EditorPage').then((file) => ({ default: file.EditorPage })));
const FixturesPage = lazy(() => import('./fixtures/FixturesPage').then((file) => ({ default: file.FixturesPage })));
const FixtureView = lazy(() => import('./fixtures/FixtureView').then((file) => ({ default: file.FixtureView })));
const HistoryPage = lazy(() => import('./history/HistoryPage').then((file) => ({ default: file.HistoryPage })));
const MatrixPage = lazy(() => import('./matrix/MatrixPage').then((file) => ({ default: file.MatrixPage })));
const OutboxPage = lazy(() => import('./outbox/OutboxPage').then((file) => ({ default: file.OutboxPage })));
const RegistrationsPage = lazy(() =>
  import('./registrations/RegistrationsPage').then((file) => ({ default: file.RegistrationsPage })),
);

/** The workbench. Everything it needs travels in chunks of its own. */
export function Admin(): ReactNode {
  return (
    <WorkbenchTheme>
      <Gate>
        {(operator) => (
          <Routes>
            <Route element={<Frame operator={operator} />}>
              <Route index element={<DomainsPage />} />
              <Route path="domains/:domain" element={<DomainGate />}>
                <Route index element={<EditorPage />} />
                <Route path="history" element={<HistoryPage />} />
                <Route path="matrix" element={<MatrixPage />} />
              </Route>
              <Route path="audit" element={<AuditPage />} />
              <Route path="outbox" element={<OutboxPage />} />
              <Route path="registrations" element={<RegistrationsPage />} />
              <Route path="fixtures" element={<FixturesPage />} />
              <Route path="fixtures/view" element={<FixtureView />} />
              <Route path="*" element={<Navigate to={places.domains} replace />} />
            </Route>
          </Routes>
        )}
      </Gate>
    </WorkbenchTheme>
  );
}
