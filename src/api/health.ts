export * from '../../generated/endpoints/health';
