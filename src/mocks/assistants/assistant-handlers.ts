import type { RequestHandler } from 'msw';
import { tellOffer } from '../../../setting/assistant/calculator/tell-offer';
import {
  agentOf,
  applicationsOf,
  matching,
  pageOf,
  recommendedFirst,
  sortAgents,
} from '../../../setting/assistant/catalogue/catalogue';
import { type AssistantDefinition, offeredTo, viewOf } from '../../../setting/assistant/catalogue/library';
import { demoState } from '../chat/demo-state';
import { noSuch } from '../message';
import { type MockCall, mockOperation, Refusal } from '../operation';
import { withPeople } from '../people/people-state';
import { isSignedIn } from '../people/who-asks';
import { library } from './library';

const GONE = { assistant: noSuch('assistant'), procedure: noSuch('procedure'), calculator: noSuch('calculator') };

type Call = Pick<MockCall<'listAssistants'>, 'request'>;

const signedIn = (request: Request) => withPeople((state) => isSignedIn(state, request));

async function offered({ request }: Call): Promise<AssistantDefinition[]> {
  return offeredTo(await library(), { signedIn: signedIn(request) });
}

/** Answers in the demo's own chats. */
function answersOf(id: string): number {
  const chats = Object.values(demoState().chats).filter(({ assistant }) => assistant === id);
  return chats.flatMap(({ messages }) => messages).filter(({ role }) => role === 'assistant').length;
}

export async function agents(call: Pick<MockCall<'listAssistants'>, 'request' | 'locale'>) {
  return (await offered(call)).map((one) => agentOf(one, call.locale, answersOf(one.id)));
}

export const assistantHandlers = (): RequestHandler[] => [
  mockOperation('getAssistant', async ({ arg, locale, request }) => {
    const found = (await library()).assistants.get(arg.id);
    if (!found) throw new Refusal(404, GONE.assistant[locale]);
    return viewOf(await library(), found, { model: false, signedIn: signedIn(request) });
  }),
  mockOperation('getProcedure', async ({ arg, locale, request }) => {
    const found = (await library()).procedures.get(arg.id);
    const open = (await offered({ request })).some(({ procedures }) => procedures.includes(arg.id));
    if (!found || !open) throw new Refusal(404, GONE.procedure[locale]);
    return found;
  }),
  mockOperation('getCalculator', async ({ arg, locale, request }) => {
    const found = (await library()).calculators.get(arg.id);
    const open = (await offered({ request })).some(({ calculators }) => calculators.includes(arg.id));
    if (!found || !open) throw new Refusal(404, GONE.calculator[locale]);
    return found;
  }),
  mockOperation('offerCalculator', async ({ arg, locale, request }) =>
    tellOffer(
      arg.question,
      { calculators: (await library()).calculators, offered: await offered({ request }) },
      locale,
    ),
  ),
  mockOperation('listAssistants', async (call) => {
    const { pageNum = 1, pageSize = 20, name, orderBy = 'ChatMessageCountDesc' } = call.arg;
    return pageOf(sortAgents(matching(await agents(call), name), orderBy, call.locale), pageNum, pageSize);
  }),
  mockOperation('listOnlineAssistants', async (call) => {
    const { page = 1, limit = 40, keyword } = call.arg;
    const all = applicationsOf(await library(), await offered(call), call.locale);
    return pageOf(matching(all, keyword), page, limit);
  }),
  mockOperation('listIntelligentAgents', async (call) =>
    recommendedFirst([], sortAgents(await agents(call), 'ChatMessageCountDesc', call.locale), call.locale),
  ),
  mockOperation('syncAssistant', async (call) => {
    const { id, flowType } = call.arg;
    const all = applicationsOf(await library(), await offered(call), call.locale);
    const found = all.find((one) => one.id === id && one.flowType === flowType);
    if (!found) throw new Refusal(404, GONE[flowType === 'assistant' ? 'assistant' : 'procedure'][call.locale]);
    return found;
  }),
];
