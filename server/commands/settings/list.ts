import { createDomainList } from '../../domains/publishing/list-domains';
import type { Command } from './command';

export const list: Command = async (call) => {
  const everybody = { id: 'console', name: call.options.author, scope: { kind: 'installation' } } as const;
  const items = await createDomainList(await call.store(), call.report)(everybody, 'en-US');
  const lines = items.map(({ domain, status, revision, errors, warnings, changedAt, changedBy }) =>
    [
      domain,
      status,
      revision?.slice(0, 8) ?? '-',
      `${errors} errors, ${warnings} warnings`,
      changedAt ?? '-',
      changedBy ?? '-',
    ].join('\t'),
  );
  return { code: 0, data: { items }, lines };
};
