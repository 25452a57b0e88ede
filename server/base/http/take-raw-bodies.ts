import type { ContractApp } from '../contract/types';

/** Makes bodies of these types reach handlers unparsed. Several rooms may request the same types. */
export function takeRawBodies(app: ContractApp, types: readonly string[]): void {
  const missing = types.filter((type) => !app.hasContentTypeParser(type));
  app.addContentTypeParser(missing, { parseAs: 'buffer' }, (_req, body, done) => done(null, body));
}
