import type { RequestHandler } from 'msw';
import type { Arg, Data } from '@/api/paths';
import { newId } from '@/browser/new-id';
import { loadFixture } from '../default-answer';
import { noSuch } from '../message';
import { mockOperation, Refusal } from '../operation';

type Channel = Data<'listEmbedChannels'>[number];

/** Channels of the organization, under an empty name, and of each portal. */
let channels = new Map<string, Channel[]>();

export function resetEmbedChannels(): void {
  channels = new Map();
}

async function all(domain = ''): Promise<Channel[]> {
  const known =
    channels.get(domain) ??
    (domain === ''
      ? (await loadFixture<{ data: Channel[] }>('listEmbedChannels')).data
      : (await loadFixture<{ data: Data<'listPortalChannels'> }>('listPortalChannels')).data.channels);
  channels.set(domain, known);
  return known;
}

/** Looks like a signing secret; nothing here uses it. */
const secretOf = () => `mwi_${(newId() + newId()).replaceAll('-', '').slice(0, 43)}`;

/** What is done to the channels of the organization, or, with a domain, of that portal. */
const desk = {
  async find(id: string, locale: 'zh-CN' | 'en-US', domain?: string) {
    const found = (await all(domain)).find((one) => one.id === id);
    if (!found) throw new Refusal(404, noSuch('channel', id)[locale]);
    return found;
  },
  async put(changed: Channel, domain = '') {
    channels.set(
      domain,
      (await all(domain)).map((one) => (one.id === changed.id ? changed : one)),
    );
    return changed;
  },
  async make(wish: Arg<'makeEmbedChannel'>, domain = '') {
    const id = `ch_${newId().replaceAll('-', '').slice(0, 16)}`;
    const known = { id, state: 'on' as const, createdAt: new Date().toISOString(), mayChange: true };
    const made: Channel = { ...wish, ...known, hasSecret: wish.identity, usedToday: 0, sessions: 0 };
    channels.set(domain, [...(await all(domain)), made]);
    return { channel: made, ...(wish.identity && { secret: secretOf() }) };
  },
  async change({ id, enabled, ...wish }: Arg<'changeEmbedChannel'>, locale: 'zh-CN' | 'en-US', domain?: string) {
    const { assistant: _, bases: __, ...row } = await desk.find(id, locale, domain);
    return desk.put({ ...row, ...wish, state: enabled ? 'on' : 'off' }, domain);
  },
  async remove(id: string, domain = '') {
    channels.set(
      domain,
      (await all(domain)).filter((one) => one.id !== id),
    );
    return null;
  },
  async rotate({ id, overlapHours = 24 }: Arg<'rotateEmbedSecret'>, locale: 'zh-CN' | 'en-US', domain?: string) {
    const formerUntil = new Date(Date.now() + overlapHours * 3_600_000).toISOString();
    const row = await desk.find(id, locale, domain);
    const changed = { ...row, hasSecret: true, ...(overlapHours > 0 && { formerUntil }) };
    return { secret: secretOf(), channel: await desk.put(changed, domain) };
  },
};

/** Channels of the demo's organization and of its portals. */
export const embedHandlers = (): RequestHandler[] => [
  mockOperation('listEmbedChannels', () => all()),
  mockOperation('makeEmbedChannel', ({ arg }) => desk.make(arg)),
  mockOperation('changeEmbedChannel', ({ arg, locale }) => desk.change(arg, locale)),
  mockOperation('removeEmbedChannel', ({ arg }) => desk.remove(arg.id)),
  mockOperation('rotateEmbedSecret', ({ arg, locale }) => desk.rotate(arg, locale)),
  mockOperation('listPortalChannels', async ({ arg }) => {
    const { bases } = (await loadFixture<{ data: Data<'listPortalChannels'> }>('listPortalChannels')).data;
    return { channels: await all(arg.domain), bases };
  }),
  mockOperation('makePortalChannel', ({ arg: { domain, ...wish } }) => desk.make(wish, domain)),
  mockOperation('changePortalChannel', ({ arg: { domain, ...wish }, locale }) => desk.change(wish, locale, domain)),
  mockOperation('removePortalChannel', ({ arg }) => desk.remove(arg.id, arg.domain)),
  mockOperation('rotatePortalChannel', ({ arg: { domain, ...wish }, locale }) => desk.rotate(wish, locale, domain)),
];
