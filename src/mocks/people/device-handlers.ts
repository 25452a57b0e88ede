import type { RequestHandler } from 'msw';
import { mockOperation } from '../operation';
import { withPeople } from './people-state';
import { whoAsks } from './who-asks';

/** A person's devices: each of their tokens is one. */
export const deviceHandlers = (): RequestHandler[] => [
  mockOperation('listDevices', ({ request, locale }) =>
    withPeople((state) => {
      const { person, token } = whoAsks(state, request, locale);
      return Object.entries(state.tokens)
        .filter(([, { personId }]) => personId === person.id)
        .map(([id, own]) => ({
          id,
          name: nameOf(own.device),
          current: own === token,
          signedInAt: own.createdAt,
          seenAt: own.createdAt,
        }));
    }),
  ),
  mockOperation('signOutDevice', ({ arg, request, locale }) =>
    withPeople((state) => {
      const { person } = whoAsks(state, request, locale);
      if (state.tokens[arg.id]?.personId === person.id) delete state.tokens[arg.id];
      return null;
    }),
  ),
  mockOperation('signOutEverywhere', ({ arg, request, locale }) =>
    withPeople((state) => {
      const { person, token } = whoAsks(state, request, locale);
      const ended = Object.entries(state.tokens).filter(
        ([, other]) => other.personId === person.id && !(arg.keepThis && other === token),
      );
      for (const [id] of ended) delete state.tokens[id];
      return { ended: ended.length };
    }),
  ),
];

/** "Chrome · Linux", from the user agent. */
function nameOf(agent: string): string {
  const browser = /(Edg|Firefox|Chrome|Safari)\//.exec(agent)?.[1] ?? '';
  const system = /(Windows|Android|iPhone|Mac OS X|Linux)/.exec(agent)?.[1] ?? '';
  return [browser, system].filter(Boolean).join(' · ');
}
