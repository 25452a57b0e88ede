export {
  useGetChangelogQuery,
  useGetPlatformStatusQuery,
  useListOfferedModelsQuery,
} from '../../generated/endpoints/platform';
