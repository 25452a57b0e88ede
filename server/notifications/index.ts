/** What other rooms may take of this one. */
export { type Happening, notify } from './notify';
export { readAbout } from './store/read-about';
