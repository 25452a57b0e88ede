export * from '../../generated/endpoints/search';
