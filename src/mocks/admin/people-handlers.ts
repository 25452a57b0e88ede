import type { RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import { message, noSuch } from '../message';
import { mockOperation, Refusal } from '../operation';
import { withPeople } from '../people/people-state';
import { withAdminState } from './admin-state';
import { PERSON } from './demo-names';
import { note } from './publish-into';
import type { AdminState } from './types';

/** The outbox and organization requests. The codes are those this browser requested; the demo sends none. */
export const peopleHandlers = (): RequestHandler[] => [
  mockOperation('listOutbox', ({ arg }) =>
    withPeople(({ codes }) => {
      const { before = Number.POSITIVE_INFINITY, limit = 50 } = arg ?? {};
      const items = Object.entries(codes).map(([key, { code, sentAt }]) => toMessage(key, code, sentAt));
      return {
        items: items
          .filter(({ id }) => id < before)
          .sort((a, b) => b.id - a.id)
          .slice(0, limit),
      };
    }),
  ),
  mockOperation('listRegistrations', () =>
    withAdminState((state) => {
      const all = registrationsOf(state);
      const isOpen = ({ status }: Registration) => status === 'pending';
      return [...all.filter(isOpen), ...all.filter((one) => !isOpen(one))];
    }),
  ),
  mockOperation('decideRegistration', ({ arg, locale }) =>
    withAdminState((state) => {
      const found = registrationsOf(state).find(({ id }) => id === arg.id);
      if (!found) throw new Refusal(404, noSuch('application')[locale]);
      if (found.status !== 'pending') throw new Refusal(409, decidedAlready[locale]);
      found.status = arg.decision;
      note(state, { action: `registration-${arg.decision}`, author: PERSON, target: found.name });
      return found;
    }),
  ),
];

type Registration = Data<'listRegistrations'>[number];

function toMessage(key: string, code: string, sentAt: number): Data<'listOutbox'>['items'][number] {
  const [scenario = '', target = ''] = key.split(' ');
  return {
    id: sentAt,
    channel: target.includes('@') ? 'email' : 'sms',
    target,
    scenario: scenario as 'login' | 'getback' | 'socialbind',
    accessDomain: location.hostname,
    code,
    status: 'kept',
    fault: null,
    createdAt: new Date(sentAt).toISOString(),
  };
}

function registrationsOf(state: AdminState): Registration[] {
  state.registrations ??= [
    {
      id: 'r-1',
      name: '临江数控机床有限公司',
      code: '91350100M000100Y43',
      contact: '陈立',
      phone: '13700000031',
      licenceUrl: '',
      status: 'pending',
    },
    {
      id: 'r-2',
      name: 'Aldermoor Pumps Ltd',
      code: 'GB-04417720',
      contact: 'R. Okafor',
      phone: '13700000032',
      licenceUrl: '',
      status: 'pending',
    },
  ];
  return state.registrations;
}

const decidedAlready = message('accounts:join.decidedAlready');
