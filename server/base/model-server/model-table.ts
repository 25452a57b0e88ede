/** A server with an OpenAI-compatible API. */
export interface ModelServer {
  name: string;
  baseUrl: string;
  apiKey?: string | undefined;
  /** Calls in flight at most, on this node. */
  mostCalls?: number | undefined;
}

export interface Deployment {
  server: ModelServer;
  /** The name that the server knows. */
  model: string;
  /** The lowest tier with a healthy deployment is used. */
  tier: number;
  weight: number;
}

/** Per million tokens, in the currency's unit. */
export interface Price {
  currency: string;
  /** The day from which it holds. */
  since: string;
  input: number;
  cached?: number | undefined;
  output: number;
}

/** A model under the name by which it is asked for. */
export interface RoutedModel {
  name: string;
  kind: 'chat' | 'embed';
  context?: number | undefined;
  longestOutput?: number | undefined;
  price?: Price | undefined;
  /** The model that takes what is longer than this one's context. */
  fallback?: string | undefined;
  deployments: readonly Deployment[];
}

export type ModelTable = ReadonlyMap<string, RoutedModel>;

/** The same as long as server, its address and the name there stay the same. */
export const deploymentId = ({ server, model }: Deployment) => `${server.name} ${server.baseUrl} ${model}`;
