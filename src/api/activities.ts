import { quietCalls } from './quiet-calls';

export {
  useCastBallotMutation,
  useCheckActivityStepsMutation,
  useDrawInActivityMutation,
  useEnterActivityMutation,
  useGetActivityQuery,
  useHandInSurveyMutation,
  useLazyGetActivityProofQuery,
  useListActivitiesQuery,
  useListActivityWinnersQuery,
  useListNomineesQuery,
  useSaveContestWorkMutation,
  useSaveSurveyResponseMutation,
} from '../../generated/endpoints/activities';

// Said in place of the list, the activity, or beside the proof.
for (const call of ['listActivities', 'getActivity', 'getActivityProof', 'listActivityWinners', 'listNominees'])
  quietCalls.add(call);
