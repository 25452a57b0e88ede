/** Advisory lock numbers of one database. Any numbers work, as long as each purpose has its own. */
export const advisoryLocks = {
  migrate: 7_205_118,
  changeLog: 7_205_120,
  seed: 7_205_119,
  embedding: 7_205_121,
  queues: 7_205_123,
  posts: 7_205_124,
  /** Repeated in 055_audit_chain.sql. */
  audit: 7_205_122,
};
