// Generated from schemas/api/activities.yaml.
import { api } from '../../src/api/client';
import { get, post, put } from '../../src/api/paths';

export const activitiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWin: build.query(get('/api/wins/{win}')),
    showWinCode: build.mutation(post('/api/wins/{win}/code')),
    claimWin: build.mutation(post('/api/wins/{win}/claim')),
    refuseWin: build.mutation(post('/api/wins/{win}/refuse')),
    listActivities: build.query(get('/api/activities')),
    getActivity: build.query(get('/api/activities/{id}')),
    enterActivity: build.mutation(post('/api/activities/{id}/entry')),
    saveSurveyResponse: build.mutation(put('/api/activities/{id}/response')),
    handInSurvey: build.mutation(post('/api/activities/{id}/response/submit')),
    checkActivitySteps: build.mutation(post('/api/activities/{id}/steps/check')),
    listNominees: build.query(get('/api/activities/{id}/nominees')),
    castBallot: build.mutation(post('/api/activities/{id}/ballots')),
    saveContestWork: build.mutation(put('/api/activities/{id}/work')),
    addContestFile: build.mutation(post('/api/activities/{id}/work/files', { query: ['name'], raw: true })),
    drawInActivity: build.mutation(post('/api/activities/{id}/draws')),
    getActivityProof: build.query(get('/api/activities/{id}/proof')),
    listActivityWinners: build.query(get('/api/activities/{id}/winners')),
  }),
});

export const {
  endpoints: activitiesEndpoints,
  useGetWinQuery,
  useLazyGetWinQuery,
  useShowWinCodeMutation,
  useClaimWinMutation,
  useRefuseWinMutation,
  useListActivitiesQuery,
  useLazyListActivitiesQuery,
  useGetActivityQuery,
  useLazyGetActivityQuery,
  useEnterActivityMutation,
  useSaveSurveyResponseMutation,
  useHandInSurveyMutation,
  useCheckActivityStepsMutation,
  useListNomineesQuery,
  useLazyListNomineesQuery,
  useCastBallotMutation,
  useSaveContestWorkMutation,
  useAddContestFileMutation,
  useDrawInActivityMutation,
  useGetActivityProofQuery,
  useLazyGetActivityProofQuery,
  useListActivityWinnersQuery,
  useLazyListActivityWinnersQuery,
} = activitiesApi;
