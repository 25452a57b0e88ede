import { consoleOperator } from '../../accounts/operators/operator';
import { createDomainList } from '../../domains/publishing/list-domains';
import type { Command } from './command';

export const list: Command = async (call) => {
  const everybody = consoleOperator(call.options.author);
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
