/** The interface of this room for other rooms. */
export { findDemands, findOfferings } from './find-market';
export { seedMarket } from './seed-market';
