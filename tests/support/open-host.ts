import type { TestApp } from './app';

/** Publishes an empty setting for a host, since only published hosts are served. */
export async function openHost({ ctx }: Pick<TestApp, 'ctx'>, domain: string): Promise<void> {
  const body = { accessDomain: domain };
  await ctx.settings.publish({ accessDomain: domain, body, author: 'test', message: '' });
}
