import type { RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import { newId } from '@/browser/new-id';
import { loadFixture } from '../default-answer';
import { noSuch } from '../message';
import { mockOperation, Refusal } from '../operation';

type Webhook = Data<'listWebhooks'>[number];
type Delivery = Data<'listWebhookDeliveries'>[number];

let webhooks: Webhook[] | undefined;
let deliveries: Delivery[] | undefined;

export function resetWebhooks(): void {
  webhooks = undefined;
  deliveries = undefined;
}

const all = async (): Promise<Webhook[]> =>
  (webhooks ??= (await loadFixture<{ data: Webhook[] }>('listWebhooks')).data);
const sent = async (): Promise<Delivery[]> =>
  (deliveries ??= (await loadFixture<{ data: Delivery[] }>('listWebhookDeliveries')).data);
const now = () => new Date().toISOString();

/** Looks like a signing secret; nothing here uses it. */
const secretOf = () => `whsec_${btoa((newId() + newId()).slice(0, 32))}`;

/** Endpoints of the demo's organization; everything that is sent arrives. */
export const webhookHandlers = (): RequestHandler[] => {
  const find = async (id: string, locale: 'zh-CN' | 'en-US') => {
    const found = (await all()).find((one) => one.id === id);
    if (!found) throw new Refusal(404, noSuch('webhook', id)[locale]);
    return found;
  };
  const put = async (changed: Webhook) => {
    webhooks = (await all()).map((one) => (one.id === changed.id ? changed : one));
    return changed;
  };
  return [
    mockOperation('listWebhooks', () => all()),
    mockOperation('makeWebhook', async ({ arg }) => {
      const { name, url, types } = arg;
      const id = `wh_${newId().replaceAll('-', '').slice(0, 12)}`;
      const made: Webhook = {
        id,
        name,
        url,
        types,
        state: 'active',
        createdAt: now(),
        publicKeys: [],
        mayChange: true,
      };
      webhooks = [...(await all()), made];
      return { secret: secretOf(), webhook: made };
    }),
    mockOperation('getWebhook', async ({ arg, locale }) => find(arg.id, locale)),
    mockOperation('changeWebhook', async ({ arg, locale }) => {
      const { id, name, url, types, enabled } = arg;
      const { disabledFor: _, ...row } = await find(id, locale);
      const state = enabled ? ('active' as const) : ('disabled' as const);
      return put({ ...row, name, url, types, state, ...(!enabled && { disabledFor: 'owner' as const }) });
    }),
    mockOperation('removeWebhook', async ({ arg }) => {
      webhooks = (await all()).filter(({ id }) => id !== arg.id);
      return null;
    }),
    mockOperation('rotateWebhook', async ({ arg, locale }) => {
      const formerUntil = new Date(Date.now() + (arg.overlapHours ?? 24) * 3_600_000).toISOString();
      return { secret: secretOf(), webhook: await put({ ...(await find(arg.id, locale)), formerUntil }) };
    }),
    mockOperation('testWebhook', async ({ arg }) => {
      const id = String(9000 + (await sent()).length);
      const { type = 'ping' } = arg;
      const one = {
        id,
        event: `evt_${id}`,
        type,
        at: now(),
        state: 'delivered' as const,
        attempts: 1,
        status: 204,
        ms: 9,
      };
      deliveries = [one, ...(await sent())];
      return { delivery: id };
    }),
    mockOperation('listWebhookDeliveries', async ({ arg }) => {
      const list = await sent();
      return arg.failed ? list.filter(({ state }) => state !== 'delivered') : list;
    }),
    mockOperation('listWebhookAttempts', async ({ arg, locale }) => {
      const found = (await sent()).find(({ id }) => id === arg.delivery);
      if (!found) throw new Refusal(404, noSuch('delivery', arg.delivery)[locale]);
      const { data } = await loadFixture<{ data: Data<'listWebhookAttempts'> }>('listWebhookAttempts');
      if (found.state !== 'delivered') return data;
      return [{ attempt: 1, at: found.at, ...(found.ms && { ms: found.ms }), status: found.status ?? 204 }];
    }),
    mockOperation('replayWebhook', async ({ arg }) => {
      const again = ({ id, state }: Delivery) =>
        arg.ids ? arg.ids.includes(id) : !arg.failed || state !== 'delivered';
      const count = (await sent()).filter(again).length;
      deliveries = (await sent()).map((one) => {
        if (!again(one)) return one;
        const { fault: _fault, nextAt: _nextAt, reply: _reply, ...row } = one;
        return { ...row, state: 'delivered', attempts: 1, status: 204 };
      });
      return { count };
    }),
  ];
};
