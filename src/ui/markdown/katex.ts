import 'katex/dist/katex.min.css';

/** A chunk of its own: 127 kB that most answers never need. */
export { default as katex } from 'katex';
