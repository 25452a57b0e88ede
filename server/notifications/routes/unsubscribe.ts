import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { takeRawBodies } from '../../base/http/take-raw-bodies';
import { message } from '../../base/messages/message';
import { sendUnsubscribePage } from '../mail/unsubscribe-page';
import { readUnsubscribeToken } from '../mail/unsubscribe-token';
import { readPreferences, switchMail, type Whose } from '../store/preferences';

/** The link that ends mails: for people, and for mail programs (RFC 8058), without signing in. */
export const unsubscribeRoutes: Route = (app, { store, settings }) => {
  takeRawBodies(app, ['application/x-www-form-urlencoded']);

  const whoseOf = async (token: string): Promise<Whose> => {
    const whose = await readUnsubscribeToken(store, token);
    if (!whose) throw new ApiError(404, message('notifications:runOut'));
    return whose;
  };
  const look = async (whose: Whose, { locale }: FastifyRequest) => {
    const [{ mail }, { setting }] = await Promise.all([readPreferences(store.db, whose), settings.get(whose.domain)]);
    const portal = String(setting.texts?.[locale]?.title ?? setting.title ?? whose.domain).slice(0, 100);
    return { on: !mail?.off_at, portal, color: setting.theme?.brandColor ?? undefined };
  };

  app.operation('lookAtMail', async (req, reply) => {
    if (!isBrowser(req)) {
      const { on, portal } = await look(await whoseOf(req.params.token), req);
      return { on, portal };
    }
    const whose = await readUnsubscribeToken(store, req.params.token);
    return sendUnsubscribePage(reply, req.locale, whose && (await look(whose, req)));
  });

  app.operation('stopMail', async (req, reply) => {
    const whose = await whoseOf(req.params.token);
    await switchMail(store.db, whose, isTakenBack(req.body));
    // Loading the page that follows once more posts nothing again.
    if (isBrowser(req)) return reply.redirect(req.url, 303);
    const { on, portal } = await look(whose, req);
    return { on, portal };
  });
};

const isBrowser = ({ headers }: FastifyRequest) =>
  headers['sec-fetch-mode'] === 'navigate' || /text\/html/.test(headers.accept ?? '');

/** The form of the page, pressed after mails were ended. */
const isTakenBack = (body: unknown) =>
  Buffer.isBuffer(body) && new URLSearchParams(body.toString()).get('mail') === 'on';
