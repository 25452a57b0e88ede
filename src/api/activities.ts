export * from '../../generated/endpoints/activities';
