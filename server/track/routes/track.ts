import { join } from 'node:path';
import { isTrackName, TRACK_LIMITS, trackEvents } from '../../../setting/track-events';
import { isSecure } from '../../base/http/cookies';
import { badRequest } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { readVisitor } from '../../base/http/visitor';
import { message } from '../../base/messages/message';
import { packageRoot } from '../../base/package-root';
import { loadPages } from '../../domains';
import { addEvents, createVisitorHash } from '../store/events';

/** What pages tell of what happens on them. */
export const trackRoutes: Route = (app, { store }) => {
  const pages = loadPages(join(packageRoot, 'src', 'pages'));
  const hashOf = createVisitorHash();

  const isListed = (name: string, what: string): boolean => {
    if (!isTrackName(name)) return false;
    const words: 'page' | readonly string[] = trackEvents[name];
    if (words === 'page') return pages.find(what)?.path === what;
    return words.length === 0 ? what === '' : words.includes(what);
  };

  app.operation(
    'trackEvents',
    async (req) => {
      const events = req.body.events.map(({ name, what = '' }) => ({ name, what }));
      const other = events.find(({ name, what }) => !isListed(name, what));
      if (other) throw badRequest(message('track:notListed', { name: other.name, what: other.what || '–' }));
      // Browsers say so with every request; the page sends nothing in that case.
      if (req.headers['sec-gpc'] === '1' || req.headers.dnt === '1') return { kept: 0 };
      // A visitor who has no cookie yet could not be told from another one.
      const visitor = readVisitor(req.headers.cookie, isSecure(req));
      const domain = req.accessDomain ?? '';
      const hash = visitor === undefined ? null : await hashOf(store.db, visitor, domain);
      await addEvents(store.db, { domain, visitor: hash, events });
      return { kept: events.length };
    },
    { bodyLimit: TRACK_LIMITS.bytes },
  );
};
