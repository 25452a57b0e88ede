import 'katex/dist/katex.min.css';

/** A separate chunk, because most answers do not need its 127 kB. */
export { default as katex } from 'katex';
