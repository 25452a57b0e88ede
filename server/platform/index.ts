/** The interface of this room for other rooms. */
export { createEmbedGate } from './embed/admit-embed';
export { findFrame } from './embed/find-frame';
export { addKeyChecks, createKeyGate } from './keys/admit-key';
export { openLiveCalls } from './keys/live-calls';
export { createTokenGate } from './oauth/admit-token';
export { EMBED_ENDED } from './store/embed-channels';
export { goodSessions } from './store/embed-sessions';
export { GRANT_ENDED, goodGrants } from './store/oauth-grants';
export { openDeliveries } from './webhooks/open-deliveries';
