export * from '../../generated/endpoints/content';
