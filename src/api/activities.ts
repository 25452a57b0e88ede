import { quietCalls } from './quiet-calls';

export {
  useAddContestFileMutation,
  useCastBallotMutation,
  useCheckActivityStepsMutation,
  useClaimWinMutation,
  useDrawInActivityMutation,
  useEnterActivityMutation,
  useGetActivityQuery,
  useGetWinQuery,
  useHandInSurveyMutation,
  useLazyGetActivityProofQuery,
  useLazyGetWinQuery,
  useListActivitiesQuery,
  useListActivityWinnersQuery,
  useListNomineesQuery,
  useRefuseWinMutation,
  useSaveContestWorkMutation,
  useSaveSurveyResponseMutation,
  useShowWinCodeMutation,
} from '../../generated/endpoints/activities';

// Said in place of the list, the activity, or beside the proof.
for (const call of [
  'listActivities',
  'getActivity',
  'getActivityProof',
  'listActivityWinners',
  'listNominees',
  'getWin',
])
  quietCalls.add(call);
