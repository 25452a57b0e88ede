import { createContext, useContext } from 'react';
import { useListAssistantsQuery } from '@/api/assistants';
import { useListDefinitionsQuery } from '@/api/definitions';
import {
  useChangeEmbedChannelMutation,
  useChangePortalChannelMutation,
  useListPortalChannelsQuery,
  useMakeEmbedChannelMutation,
  useMakePortalChannelMutation,
  useRemoveEmbedChannelMutation,
  useRemovePortalChannelMutation,
  useRotateEmbedSecretMutation,
  useRotatePortalChannelMutation,
} from '@/api/embed';
import type { Arg, Data } from '@/api/paths';
import { useListKnowledgeBaseNamesQuery } from '@/api/search';

/** The portal whose own channels are shown, and its address; absent: those of the organization that the reader acts for. */
export const PortalOfChannels = createContext<{ domain: string; origin: string } | undefined>(undefined);

/** Where the snippet of a channel loads its script from. */
export const useChannelOrigin = () => useContext(PortalOfChannels)?.origin ?? window.location.origin;

/** Whether the channels are those of a portal itself, which has no members. */
export const useIsPortals = () => useContext(PortalOfChannels) !== undefined;

type Call<Wish, Found> = [(wish: Wish) => Promise<{ data?: Found; error?: unknown }>, State];
interface State {
  isLoading: boolean;
  error?: unknown;
}

/** A call of the organization, or the same one of the portal. */
function useEither<Wish extends object, Found>(
  own: readonly [(wish: Wish) => Promise<{ data?: Found; error?: unknown }>, State],
  portals: readonly [(wish: Wish & { domain: string }) => Promise<{ data?: Found; error?: unknown }>, State],
): Call<Wish, Found> {
  const portal = useContext(PortalOfChannels);
  const [call, state] = portals;
  return portal ? [(wish) => call({ ...wish, domain: portal.domain }), state] : [own[0], own[1]];
}

export const useMakeChannel = () =>
  useEither<Arg<'makeEmbedChannel'>, Data<'makeEmbedChannel'>>(
    useMakeEmbedChannelMutation(),
    useMakePortalChannelMutation(),
  );
export const useChangeChannel = () =>
  useEither<Arg<'changeEmbedChannel'>, Data<'changeEmbedChannel'>>(
    useChangeEmbedChannelMutation(),
    useChangePortalChannelMutation(),
  );
export const useRemoveChannel = () =>
  useEither<Arg<'removeEmbedChannel'>, Data<'removeEmbedChannel'>>(
    useRemoveEmbedChannelMutation(),
    useRemovePortalChannelMutation(),
  );
export const useRotateChannel = () =>
  useEither<Arg<'rotateEmbedSecret'>, Data<'rotateEmbedSecret'>>(
    useRotateEmbedSecretMutation(),
    useRotatePortalChannelMutation(),
  );

interface Choice<Id> {
  id: Id;
  name: string;
}

/** Who may answer, and from which knowledge. */
export function useChannelChoices(): { assistants: Choice<string>[]; bases: Choice<number>[] } {
  const portal = useContext(PortalOfChannels);
  const domain = portal?.domain ?? '';
  const { data: assistants } = useListAssistantsQuery({ pageSize: 200 }, { skip: portal !== undefined });
  const { data: bases = [] } = useListKnowledgeBaseNamesQuery({}, { skip: portal !== undefined });
  const { data: definitions } = useListDefinitionsQuery({ domain }, { skip: portal === undefined });
  const { data: channels } = useListPortalChannelsQuery({ domain }, { skip: portal === undefined });
  if (!portal) return { assistants: assistants?.list ?? [], bases };
  const published = definitions?.items.filter(({ kind, head, archived }) => kind === 'assistant' && head && !archived);
  return { assistants: published ?? [], bases: channels?.bases ?? [] };
}
