declare module 'virtual:block-calls' {
  const calls: Readonly<Record<string, readonly string[]>>;
  export default calls;
}
