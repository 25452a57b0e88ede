import { organizationApi } from '../../generated/endpoints/organization';

export * from '../../generated/endpoints/organization';

organizationApi.enhanceEndpoints({
  endpoints: {
    setCurrentTenant: { invalidatesTags: ['Session'] },
    applyForOrganization: { invalidatesTags: ['Organization'] },
    searchOrganizations: { providesTags: ['Organization'] },
    applyToJoin: { invalidatesTags: ['Organization'] },
    getJoinApplication: { providesTags: ['Organization'] },
    listIamTenants: { providesTags: ['Organization'] },
    updateUser: { invalidatesTags: ['Session'] },
    getIamUser: { providesTags: ['Session'] },
    listJoinApplications: { providesTags: ['Organization'] },
    listOrganizationApplications: { providesTags: ['Organization'] },
    listApplicants: { providesTags: ['Organization'] },
    decideApplication: { invalidatesTags: ['Organization'] },
    listMembers: { providesTags: ['Organization'] },
    listInvitations: { providesTags: ['Organization'] },
    inviteMembers: { invalidatesTags: ['Organization'] },
    revokeInvitation: { invalidatesTags: ['Organization'] },
    // An invitation may expire, so it is checked each time.
    lookAtInvitation: { keepUnusedDataFor: 0 },
    acceptInvitation: { invalidatesTags: ['Organization'] },
    getMembershipRules: { providesTags: ['Organization'] },
    setMembershipRules: { invalidatesTags: ['Organization'] },
    changeOrganizationPage: { invalidatesTags: ['Organization'] },
    setMemberRole: { invalidatesTags: ['Organization'] },
    removeMember: { invalidatesTags: ['Organization'] },
  },
});
