import pages from '../../../fixtures/seed/demo-organizations.json';
import type { PeopleState, TenantPage } from './people-state';

/** Two people: one in two organizations, one in none. */
export function seedPeople(): PeopleState {
  return {
    version: 1,
    persons: [
      {
        id: 'u-42',
        phone: '13800000042',
        email: 'zhou@beiling.example',
        password: 'Beiling#2026',
        nickname: '周工',
        headImg: '',
        joinedAt: '2026-03-02T01:20:00.000Z',
      },
      {
        id: 'u-7',
        phone: '13900000007',
        email: '',
        password: 'Personal#2026',
        nickname: 'Ms Lindqvist',
        headImg: '',
        joinedAt: '2026-06-11T07:05:00.000Z',
      },
    ],
    organizations: structuredClone(pages) as TenantPage[],
    members: [
      { personId: 'u-42', tenantId: 't-1002', role: 'member' },
      { personId: 'u-42', tenantId: 't-1001', role: 'admin' },
    ],
    tokens: {},
    captchas: {},
    codes: {},
    proofs: {},
    joins: [
      {
        id: 'ja-1',
        personId: 'u-7',
        tenantId: 't-1001',
        tenantName: '北岭轧钢有限公司',
        tenantCode: 'beiling-rolling',
        applicant: '13900000007',
        reason: '轧辊备件的技术支持',
        status: 'pending',
        createdAt: '2026-11-20T02:10:00.000Z',
      },
    ],
    registrations: [],
  };
}
