/** Prefixes that a company's own services may answer, by the name in their environment variable. */
export const upstreamPrefixes = {
  API: '/api',
  PROXY_API: '/proxy-api',
  EIIP_API: '/eiip-api',
  ACHAT_API: '/achat/api',
  INTELLIGENT_AGENT: '/intelligent-agent',
  SAAS: '/saas',
  CHAT: '/chat',
  MCHAT: '/mchat',
  TIANZHI_TOOLS: '/tianzhi-tools',
  D_SAVE: '/d-save',
  ECONSOLE_API: '/econsole-api',
  SNS: '/sns',
} as const;
