// Generated from schemas/api/activities.yaml.
import { api } from '../../src/api/client';
import { get, post, put } from '../../src/api/paths';

export const activitiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listActivities: build.query(get('/api/activities')),
    getActivity: build.query(get('/api/activities/{id}')),
    enterActivity: build.mutation(post('/api/activities/{id}/entry')),
    saveSurveyResponse: build.mutation(put('/api/activities/{id}/response')),
    handInSurvey: build.mutation(post('/api/activities/{id}/response/submit')),
    drawInActivity: build.mutation(post('/api/activities/{id}/draws')),
    getActivityProof: build.query(get('/api/activities/{id}/proof')),
    listActivityWinners: build.query(get('/api/activities/{id}/winners')),
  }),
});

export const {
  endpoints: activitiesEndpoints,
  useListActivitiesQuery,
  useLazyListActivitiesQuery,
  useGetActivityQuery,
  useLazyGetActivityQuery,
  useEnterActivityMutation,
  useSaveSurveyResponseMutation,
  useHandInSurveyMutation,
  useDrawInActivityMutation,
  useGetActivityProofQuery,
  useLazyGetActivityProofQuery,
  useListActivityWinnersQuery,
  useLazyListActivityWinnersQuery,
} = activitiesApi;
