import type { TestApp } from './app';

/** A host with a portal, which says nothing of its own: only such hosts are answered. */
export async function openHost({ ctx }: Pick<TestApp, 'ctx'>, domain: string): Promise<void> {
  const body = { accessDomain: domain };
  await ctx.settings.publish({ accessDomain: domain, body, author: 'test', message: '' });
}
