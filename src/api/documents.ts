export * from '../../generated/endpoints/documents';
