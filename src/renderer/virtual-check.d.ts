declare module 'virtual:check/*' {
  const check: import('./types').Check;
  export default check;
}
