import type { RequestHandler } from 'msw';
import { maskAccount } from '../../../setting/person/mask-account';
import { mockOperation } from '../operation';
import { checkCode, sendCode } from './codes';
import { refuse } from './people-faults';
import { withPeople } from './people-state';
import { whoAsks } from './who-asks';

/** Confirmation of a signed-in person's identity. */
export const proveHandlers = (): RequestHandler[] => [
  mockOperation('getProofWays', ({ request, locale }) =>
    withPeople((state) => {
      const { person } = whoAsks(state, request, locale);
      return {
        password: person.password !== '',
        phone: person.phone ? maskAccount(person.phone) : null,
        email: person.email ? maskAccount(person.email) : null,
        factors: [],
      };
    }),
  ),
  mockOperation('sendProofCode', ({ arg, request, locale }) =>
    withPeople((state) => {
      const { person } = whoAsks(state, request, locale);
      return { resendAfterS: sendCode(state, 'prove', person[arg.to], locale) };
    }),
  ),
  mockOperation('proveAgain', ({ arg, request, locale }) =>
    withPeople((state) => {
      const { person, token } = whoAsks(state, request, locale);
      if (arg.password !== undefined) {
        if (person.password === '' || person.password !== arg.password)
          refuse(400, 'wrong', locale, { field: 'password' });
      } else {
        const given = { scenario: 'prove' as const, account: person[arg.to ?? 'phone'], code: arg.code ?? '' };
        checkCode(state, { ...given, burn: true }, locale, 'code');
      }
      token.provedAt = Date.now();
      return { provedAt: new Date(token.provedAt).toISOString() };
    }),
  ),
];
