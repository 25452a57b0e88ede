import type { RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import { newId } from '@/browser/new-id';
import { loadFixture } from '../default-answer';
import { noSuch } from '../message';
import { mockOperation, Refusal } from '../operation';

type Channel = Data<'listEmbedChannels'>[number];

let channels: Channel[] | undefined;

export function resetEmbedChannels(): void {
  channels = undefined;
}

const all = async (): Promise<Channel[]> =>
  (channels ??= (await loadFixture<{ data: Channel[] }>('listEmbedChannels')).data);

/** Looks like a signing secret; nothing here uses it. */
const secretOf = () => `mwi_${(newId() + newId()).replaceAll('-', '').slice(0, 43)}`;

/** Channels of the demo's organization. */
export const embedHandlers = (): RequestHandler[] => {
  const find = async (id: string, locale: 'zh-CN' | 'en-US') => {
    const found = (await all()).find((one) => one.id === id);
    if (!found) throw new Refusal(404, noSuch('channel', id)[locale]);
    return found;
  };
  const put = async (changed: Channel) => {
    channels = (await all()).map((one) => (one.id === changed.id ? changed : one));
    return changed;
  };
  return [
    mockOperation('listEmbedChannels', () => all()),
    mockOperation('makeEmbedChannel', async ({ arg }) => {
      const id = `ch_${newId().replaceAll('-', '').slice(0, 16)}`;
      const known = { id, state: 'on' as const, createdAt: new Date().toISOString(), mayChange: true };
      const made: Channel = { ...arg, ...known, hasSecret: arg.identity, usedToday: 0, sessions: 0 };
      channels = [...(await all()), made];
      return { channel: made, ...(arg.identity && { secret: secretOf() }) };
    }),
    mockOperation('changeEmbedChannel', async ({ arg, locale }) => {
      const { id, enabled, ...wish } = arg;
      const { assistant: _, bases: __, ...row } = await find(id, locale);
      return put({ ...row, ...wish, state: enabled ? 'on' : 'off' });
    }),
    mockOperation('removeEmbedChannel', async ({ arg }) => {
      channels = (await all()).filter(({ id }) => id !== arg.id);
      return null;
    }),
    mockOperation('rotateEmbedSecret', async ({ arg, locale }) => {
      const hours = arg.overlapHours ?? 24;
      const formerUntil = new Date(Date.now() + hours * 3_600_000).toISOString();
      const row = await find(arg.id, locale);
      return { secret: secretOf(), channel: await put({ ...row, hasSecret: true, ...(hours > 0 && { formerUntil }) }) };
    }),
  ];
};
