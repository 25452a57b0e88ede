import type { FastifyRequest } from 'fastify';
import { originOf } from '../openai/ask';

export const MCP_PATH = '/mcp';
const RESOURCE_PATH = '/.well-known/oauth-protected-resource';

/** What a connected program may do: what the tools of MCP need. */
export const MCP_SCOPES = ['knowledge:search', 'knowledge:read', 'knowledge:ask'] as const;
export type McpScope = (typeof MCP_SCOPES)[number];

/** The MCP server of this portal, for which a token is good (RFC 8707). */
export const resourceOf = (req: FastifyRequest) => `${originOf(req)}${MCP_PATH}`;

/** What the MCP server says of itself (RFC 9728). */
export const resourceFacts = (req: FastifyRequest) => ({
  resource: resourceOf(req),
  authorization_servers: [originOf(req)],
  scopes_supported: [...MCP_SCOPES],
  bearer_methods_supported: ['header'],
  resource_documentation: `${originOf(req)}/developerPlatform/mcp`,
});

/** What the portal says of itself as an authorization server (RFC 8414). */
export const issuerFacts = (req: FastifyRequest) => {
  const issuer = originOf(req);
  return {
    issuer,
    authorization_endpoint: `${issuer}/oauth/consent`,
    token_endpoint: `${issuer}/oauth/token`,
    registration_endpoint: `${issuer}/oauth/register`,
    revocation_endpoint: `${issuer}/oauth/revoke`,
    scopes_supported: [...MCP_SCOPES],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    service_documentation: `${issuer}/developerPlatform/mcp`,
  };
};

/** Leads a program without a good token to what it needs for one (RFC 6750, 9728). */
export function challengeOf(req: FastifyRequest, error?: 'invalid_token'): string {
  const at = `resource_metadata="${originOf(req)}${RESOURCE_PATH}${MCP_PATH}"`;
  return `Bearer ${error ? `error="${error}", ` : ''}${at}, scope="${MCP_SCOPES.join(' ')}"`;
}
