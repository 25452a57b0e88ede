import { api } from './client';
import { del, get, post, put } from './paths';

const organizationApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPersonsByUucId: build.query(get('/proxy-api/open/person/queryListByUucId')),
    listIndustries: build.query(get('/proxy-api/open/office/industry/classification')),
    uploadFile: build.mutation(post('/proxy-api/open/person/upload', { form: true })),
    setCurrentTenant: build.mutation({
      ...post('/econsole-api/api/tenant-user/setUserCurrentTenant'),
      invalidatesTags: ['Session'],
    }),
    readBusinessLicence: build.query(post('/chat/api_ocr_business_licensee')),
    applyForOrganization: build.mutation({
      ...post('/proxy-api/open/person/apply/save'),
      invalidatesTags: ['Organization'],
    }),
    searchOrganizations: build.query({
      ...get('/proxy-api/tenant/join/apply/enterprise'),
      providesTags: ['Organization'],
    }),
    applyToJoin: build.mutation({ ...post('/proxy-api/tenant/join/apply/add'), invalidatesTags: ['Organization'] }),
    getJoinApplication: build.query({ ...get('/proxy-api/tenant/join/apply/info'), providesTags: ['Organization'] }),
    listIamTenants: build.query({ ...get('/eiip-api/c/iam/tenant/list'), providesTags: ['Organization'] }),
    updateUser: build.mutation({ ...post('/proxy-api/open/person/updateUser'), invalidatesTags: ['Session'] }),
    getIamUser: build.query({ ...get('/eiip-api/c/iam/iam_user'), providesTags: ['Session'] }),
    getMember: build.query(get('/sns/api/member/detail/{id}')),
    listJoinApplications: build.query({ ...get('/api/organizations/applications'), providesTags: ['Organization'] }),
    listOrganizationApplications: build.query({
      ...get('/api/organizations/registrations'),
      providesTags: ['Organization'],
    }),
    listApplicants: build.query({ ...get('/api/organizations/{id}/applications'), providesTags: ['Organization'] }),
    decideApplication: build.mutation({
      ...post('/api/organizations/{id}/applications/{applicationId}'),
      invalidatesTags: ['Organization'],
    }),
    listMembers: build.query({ ...get('/api/organizations/{id}/members'), providesTags: ['Organization'] }),
    getMembershipRules: build.query({ ...get('/api/organizations/{id}/rules'), providesTags: ['Organization'] }),
    setMembershipRules: build.mutation({
      ...put('/api/organizations/{id}/rules'),
      invalidatesTags: ['Organization'],
    }),
    setMemberRole: build.mutation({
      ...put('/api/organizations/{id}/members/{personId}'),
      invalidatesTags: ['Organization'],
    }),
    removeMember: build.mutation({
      ...del('/api/organizations/{id}/members/{personId}'),
      invalidatesTags: ['Organization'],
    }),
  }),
});

export const {
  endpoints: organizationEndpoints,
  useListIndustriesQuery,
  useUploadFileMutation,
  useApplyForOrganizationMutation,
  useLazySearchOrganizationsQuery,
  useApplyToJoinMutation,
  useUpdateUserMutation,
  useListJoinApplicationsQuery,
  useListOrganizationApplicationsQuery,
  useListApplicantsQuery,
  useDecideApplicationMutation,
  useListMembersQuery,
  useGetMembershipRulesQuery,
  useSetMembershipRulesMutation,
  useSetMemberRoleMutation,
  useRemoveMemberMutation,
} = organizationApi;
