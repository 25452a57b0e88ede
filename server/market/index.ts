/** The interface of this room for other rooms. */
export { seedMarket } from './seed-market';
