export * from '../../generated/endpoints/runs';
