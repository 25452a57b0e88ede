/** The interface of this room for other rooms. */
export { seedCommunity } from './seed-community';
