import type { Job } from '../base/jobs/job';
import type { Context } from '../context';
import { fileOldDocuments } from './library/file-old-documents';
import { learnNearness } from './nearness/learn-nearness';
import { readUploadJob } from './uploads/read-upload';

export const knowledgeJobs = ({ config, store: { db } }: Context): Job[] => [
  readUploadJob(db) as Job,
  { name: 'file-documents', every: 300, run: (_data, { signal }) => fileOldDocuments(db, signal) },
  {
    name: 'learn-nearness',
    every: 300,
    run: async (_data, { signal }) => {
      // An embedding server is better than what can be learned here.
      if (!config.embed) await learnNearness(db, signal);
    },
  },
];
