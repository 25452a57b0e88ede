/** What other rooms may take of this one. */
export { type Happening, notify } from './notify';
export { copyFollowers, dropFollowers, followQuestion } from './store/follows';
export { readAbout } from './store/read-about';
