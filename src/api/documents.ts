import { quietCalls } from './quiet-calls';

export * from '../../generated/endpoints/documents';

// Shown in place of the list or the text; a toast would say it twice.
quietCalls.add('listDocuments').add('getDocument');
