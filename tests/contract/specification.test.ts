import { describe, expect, test } from 'vitest';
import { operationIds, operations } from './contract';

// The calls of section 7 of the specification. Those shown without a prefix have the one in
// docs/decisions/call-prefixes.md.
const CALLS = `
GET  /proxy-api/open/office/aipage/configInfo/detail
GET  /proxy-api/index/tenantInfo
POST /proxy-api/open/person/accToken
GET  /proxy-api/open/office/addTenantPersonal
GET  /proxy-api/tenant/join/apply/list
GET  /proxy-api/getAccCaptcha
POST /proxy-api/getAccRemoteCaptcha
POST /proxy-api/open/office/loginAcc
POST /proxy-api/open/office/loginAccSms
POST /proxy-api/getUucUserInfoByTenant
POST /proxy-api/open/weixin/bind
POST /api/uuc/v1/check-code
POST /proxy-api/checkAndChangePassword
GET  /eiip-api/c/iam/login/get_authorize_url
GET  /eiip-api/c/iam/login/get_logout_url
GET  /proxy-api/open/person/queryListByUucId
GET  /proxy-api/open/office/industry/classification
POST /proxy-api/open/person/upload
POST /econsole-api/api/tenant-user/setUserCurrentTenant
POST /chat/api_ocr_business_licensee
POST /proxy-api/open/person/apply/save
GET  /proxy-api/tenant/join/apply/enterprise
POST /proxy-api/tenant/join/apply/add
GET  /proxy-api/tenant/join/apply/info
GET  /eiip-api/c/iam/tenant/list
POST /proxy-api/open/person/updateUser
GET  /eiip-api/c/iam/iam_user
GET  /sns/api/member/detail/{id}
GET  /achat/api/v1/user/public_key
POST /achat/api/v1/user/syn_assistant_or_flow
GET  /achat/api/v1/chat/online
GET  /achat/api/v1/assistant/qa/page
GET  /api/messages/detailByChatId/{id}
POST /api/messages/evaluate
POST /api/messages/save
POST /api/messages/updateOutlineByChatId
POST /api/message/saveMessage
GET  /api/messages/getKbName
GET  /api/messages/getKnowledge
GET  /api/messages/getIntelligentAgent
GET  /api/question/list
GET  /api/question/database/list
GET  /api/product/getProductList
POST /proxy-api/open/office/productList
POST /proxy-api/open/office/tenantInfo
POST /proxy-api/open/office/tenantInfoByCode
POST /proxy-api/open/office/articleList
POST /proxy-api/open/office/articleDetail
GET  /proxy-api/open/office/app/category
GET  /proxy-api/demand/page
GET  /proxy-api/open/qa/recommend
GET  /proxy-api/open/qa/queryByPage
GET  /api/board/config/page
GET  /saas/api/app/detail/{id}
POST /saas/api/app/order/create
GET  /saas/api/app/pageSupplierApp/{id}
GET  /mchat/gpt/clear_chat_data
POST /d-save/admin/dialog/history/save
POST /chat/api_get_text_kb_fromKey
POST /tianzhi-tools/api/v1/object_detection
POST /tianzhi-tools/api/agent/research
POST /tianzhi-tools/api/agent/interrupt/{id}
`;

const asLine = (id: (typeof operationIds)[number]) =>
  `${operations[id].method.toUpperCase().padEnd(4)} ${operations[id].path}`;

describe('the calls of the specification', () => {
  test('are in the contract, all of them and no others under its name', () => {
    const shown = CALLS.trim().split('\n').toSorted();
    const ours = operationIds.filter((id) => operations[id].origin === 'spec').map(asLine);
    expect(ours.toSorted()).toEqual(shown);
  });

  // The specification names these calls without a path.
  test.each(['loginTenant', 'getUserInfo', 'getKnowledgeUser', 'getTenantToken'] as const)(
    '%s has a path of our own',
    (id) => {
      expect(operations[id]).toMatchObject({ origin: 'millwright', path: expect.stringMatching(/^\/api\/session\//) });
    },
  );
});
