import type { Job } from '../base/jobs/job';
import type { Context } from '../context';
import { fileOldDocuments } from './library/file-old-documents';

export const knowledgeJobs = ({ store: { db } }: Context): Job[] => [
  { name: 'file-documents', every: 300, run: (_data, { signal }) => fileOldDocuments(db, signal) },
];
