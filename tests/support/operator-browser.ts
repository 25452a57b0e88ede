import type { BrowserContext } from 'playwright-core';

/** The password that a new server prints once. */
export function printedPassword(output: string): string {
  return /name operator, password (\S+)/.exec(output)?.[1] ?? '';
}

/** Signs this context in as the operator of a new installation. */
export async function signInAsOperator(context: BrowserContext, origin: string, password: string): Promise<void> {
  const answer = await context.request.post(`${origin}/api/admin/session`, {
    data: { name: 'operator', password },
    headers: { Origin: origin, 'Idempotency-Key': crypto.randomUUID() },
  });
  if (!answer.ok()) throw new Error(`Signing in as operator: ${answer.status()} ${await answer.text()}`);
}
