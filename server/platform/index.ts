/** The interface of this room for other rooms. */
export { addKeyChecks, createKeyGate } from './keys/admit-key';
export { openLiveCalls } from './keys/live-calls';
export { openDeliveries } from './webhooks/open-deliveries';
