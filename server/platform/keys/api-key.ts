import type { KeyRow } from '../store/api-keys';

/** The key of a call, as handlers see it, or what a person allowed a connected program. */
export interface ApiKey {
  id: string;
  name: string;
  kind: KeyRow['kind'];
  person: string | null;
  organization: string | null;
  scopes: readonly string[];
  models: readonly string[] | null;
  /** Whether a budget held for it when the call came; without one nothing is reserved. Not known of a grant. */
  isCapped?: boolean;
  /** Its id is that of a grant. */
  isGrant?: true;
  /** What is done when the key ends while its response is read; by default the connection is cut. */
  onEnd?: () => void;
}

declare module 'fastify' {
  interface FastifyRequest {
    apiKey: ApiKey | undefined;
  }
  interface FastifyContextConfig {
    /** What a key must be allowed to do; undefined: no key may call this. */
    scopes?: readonly string[];
  }
}
