import { quietCalls } from './quiet-calls';

export {
  useDrawInActivityMutation,
  useEnterActivityMutation,
  useGetActivityQuery,
  useHandInSurveyMutation,
  useLazyGetActivityProofQuery,
  useListActivitiesQuery,
  useListActivityWinnersQuery,
  useSaveSurveyResponseMutation,
} from '../../generated/endpoints/activities';

// Said in place of the list, the activity, or beside the proof.
for (const call of ['listActivities', 'getActivity', 'getActivityProof', 'listActivityWinners']) quietCalls.add(call);
