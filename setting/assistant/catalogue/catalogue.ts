import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import { localize } from '../../messages/localize';
import { type AssistantDefinition, addressOf, type Library } from './library';

type Schemas = components['schemas'];
export type Agent = Schemas['IntelligentAgent'];
type Application = Schemas['ChatApplication'];
export type AgentOrder = 'ChatMessageCountDesc' | 'UpdatedAtDesc' | 'NameAsc';

const timeOf = (day: string) => `${day}T00:00:00.000Z`;

/** An assistant as the catalogue lists it. */
export function agentOf(definition: AssistantDefinition, locale: Locale, messages?: number): Agent {
  const { id, name, description, category, icon, audience, changed, procedures, calculators, industries } = definition;
  return {
    id,
    name: localize(name, locale),
    description: localize(description, locale),
    category,
    icon,
    audience,
    url: addressOf(definition),
    checks: procedures.length,
    calculators: calculators.length,
    ...(industries && { industries }),
    ...(messages !== undefined && { chatMessageCount: messages }),
    updatedAt: timeOf(changed),
  };
}

/** By what was asked for, then by change, then by id, so that the order is the same on every page. */
export function sortAgents(agents: readonly Agent[], order: AgentOrder, locale: Locale): Agent[] {
  const used = (a: Agent, b: Agent) => (b.chatMessageCount ?? 0) - (a.chatMessageCount ?? 0);
  const changed = (a: Agent, b: Agent) => (b.updatedAt ?? '').localeCompare(a.updatedAt ?? '');
  const named = (a: Agent, b: Agent) => a.name.localeCompare(b.name, locale);
  const first = { ChatMessageCountDesc: used, UpdatedAtDesc: changed, NameAsc: named }[order];
  return [...agents].sort((a, b) => first(a, b) || changed(a, b) || a.id.localeCompare(b.id));
}

/** The assistants, and the checks that they offer, as chat applications. */
export function applicationsOf(
  library: Library,
  offered: readonly AssistantDefinition[],
  locale: Locale,
): Application[] {
  const checks = new Set(offered.flatMap(({ procedures }) => procedures));
  return [
    ...offered.map(({ id, name, description, changed }): Application => {
      const texts = { name: localize(name, locale), description: localize(description, locale) };
      return { id, ...texts, flowType: 'assistant', updateTime: timeOf(changed) };
    }),
    ...[...library.procedures.values()]
      .filter(({ id }) => checks.has(id))
      .map(({ id, title, summary }): Application => {
        return { id, name: localize(title, locale), description: localize(summary, locale), flowType: 'flow' };
      }),
  ];
}

/** Those whose name or description contains every word. */
export function matching<T extends { name: string; description?: string }>(all: readonly T[], words = ''): T[] {
  const wanted = words.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ name, description = '' }) => {
    const text = `${name} ${description}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

export function pageOf<T>(all: readonly T[], pageNum: number, pageSize: number) {
  return { list: all.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: all.length, pageNum, pageSize };
}

type Recommended = NonNullable<NonNullable<Schemas['GlobalSetting']['agentRecommend']>['items']>;

/** What the portal recommends first, then the others as they are sorted. One that it recommends keeps the portal's words. */
export function recommendedFirst(recommended: Recommended, agents: readonly Agent[], locale: Locale): Agent[] {
  const first = recommended.map(({ name, text, icon, url }, index): Agent => {
    const own = agents.find((agent) => agent.url === url);
    return {
      ...(own ?? { id: `recommended-${index + 1}` }),
      name: localize(name, locale),
      ...(text && { description: localize(text, locale) }),
      ...(icon && { avatar: icon }),
      url,
    };
  });
  const shown = new Set(first.map(({ id }) => id));
  return [...first, ...agents.filter(({ id }) => !shown.has(id))];
}
