import type { RequestHandler } from 'msw';
import { newId } from '@/browser/new-id';
import { noSuch } from '../message';
import { mockOperation } from '../operation';
import { toApplication } from './applications';
import { mustLead } from './member-handlers';
import { refuse } from './people-faults';
import { withPeople } from './people-state';
import { isMember, PERSONAL } from './person-handlers';
import { toOrganization, whoAsks } from './who-asks';

export const organizationHandlers = (): RequestHandler[] => [
  mockOperation('searchOrganizations', ({ arg }) =>
    withPeople((state) => {
      const word = arg.name?.trim().toLowerCase() ?? '';
      const isFound = (...texts: string[]) => texts.some((text) => text.toLowerCase().includes(word));
      return state.organizations
        .filter(({ tenantName, tenantCode }) => isFound(tenantName, tenantCode))
        .map((page) => toOrganization(page));
    }),
  ),
  mockOperation('applyToJoin', ({ arg, request, locale }) =>
    withPeople((state) => {
      const { person } = whoAsks(state, request, locale);
      const page = state.organizations.find((one) => one.tenantId === arg.tenantId || one.tenantCode === arg.tenantId);
      if (!page) return refuse(404, noSuch('organization', arg.tenantId), locale);
      if (isMember(state, person, page.tenantId)) refuse(409, 'joined', locale);
      const open = state.joins.find((one) => one.personId === person.id && one.tenantId === page.tenantId);
      if (open) return toApplication(state, open);
      const { tenantId, tenantName, tenantCode } = page;
      const application = {
        id: newId(),
        tenantId,
        tenantName,
        tenantCode,
        personId: person.id,
        applicant: '',
        reason: arg.reason ?? '',
        status: 'pending' as const,
        createdAt: new Date().toISOString(),
      };
      state.joins.push(application);
      return toApplication(state, application);
    }),
  ),
  mockOperation('getJoinApplication', ({ arg, request, locale }) =>
    withPeople((state) => {
      const { person } = whoAsks(state, request, locale);
      const own = state.joins.filter(({ personId }) => personId === person.id);
      const found = arg.id ? own.find(({ id }) => id === arg.id) : own.at(-1);
      return found ? toApplication(state, found) : refuse(404, noSuch('application', arg.id ?? ''), locale);
    }),
  ),
  mockOperation('applyForOrganization', ({ arg, request, locale }) =>
    withPeople((state) => {
      const { person } = whoAsks(state, request, locale);
      // Approved at once, because nobody reviews requests in the demo.
      const tenantId = `t-${newId()}`;
      state.organizations.push({ tenantId, tenantName: arg.name, tenantCode: arg.code.toLowerCase() });
      state.members.push({ personId: person.id, tenantId, role: 'owner' });
      const registration = { ...arg, id: newId(), status: 'approved' as const };
      state.registrations.push({ ...registration, personId: person.id });
      return registration;
    }),
  ),
  ...(['getTenantInfoByCode', 'getTenantInfo'] as const).map((id) =>
    mockOperation(id, ({ arg, locale }) =>
      withPeople((state) => {
        const page = state.organizations.find((one) =>
          'tenantCode' in arg ? one.tenantCode === arg.tenantCode : one.tenantId === arg.tenantId,
        );
        const named = 'tenantCode' in arg ? arg.tenantCode : arg.tenantId;
        return page ?? refuse(404, noSuch('organization', named), locale);
      }),
    ),
  ),
  mockOperation('changeOrganizationPage', ({ arg, request, locale }) =>
    withPeople((state) => {
      mustLead(state, request, arg.id, locale);
      const page = state.organizations.find(({ tenantId }) => tenantId === arg.id);
      if (!page) return refuse(404, noSuch('organization', arg.id), locale);
      const { introduction, address, website, logo: tenantLogo } = arg;
      return Object.assign(page, { introduction, address, website, ...(tenantLogo !== undefined && { tenantLogo }) });
    }),
  ),
  mockOperation('getCurrentTenantInfo', ({ request, locale }) =>
    withPeople((state) => {
      const { token } = whoAsks(state, request, locale);
      const none = { tenantId: '', tenantName: PERSONAL, tenantCode: '' };
      return state.organizations.find(({ tenantId }) => tenantId === token.tenantId) ?? none;
    }),
  ),
];
