import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { writeTenant } from '@/browser/tenant-cookie';
import { mockServer } from '@/mocks/node';
import { withPeople } from '@/mocks/people/people-state';
import { findFaults } from '../support/find-faults';
import { answerByMocks, renderReady, soon } from '../support/portal-flow';
import { forgetPerson, keepToken, neverAskToJoin, signInDialog, signInWithPassword, single } from '../support/sign-in';

answerByMocks();
beforeEach(forgetPerson);
beforeEach(neverAskToJoin);

const card = async (name: string) => within(await screen.findByRole('region', { name }, soon));
const chooseFile = async (file: File) => {
  const input = document.querySelector<HTMLInputElement>('fieldset input[type=file]');
  if (!input) throw new Error('There is no place for a licence.');
  await userEvent.setup({ applyAccept: false }).upload(input, file);
};
const licence = new File([new Uint8Array(64)], 'licence.png', { type: 'image/png' });

describe('creating an organization', () => {
  test('from the picture of a licence: what was read is in the fields, to be confirmed or changed', async () => {
    keepToken('u-7');
    await renderReady({ setting: 'main', path: '/companyAuth?way=create' });
    const form = await card('创建组织');
    await chooseFile(licence);
    expect(await form.findByText('已识别（可信度 93%），请核对。', undefined, soon)).toBeInTheDocument();
    const name = form.getByRole('textbox', { name: '组织名称' });
    expect(name).toHaveValue('北岭轧钢有限公司');
    expect(form.getByRole('textbox', { name: '统一社会信用代码' })).toHaveValue('91130200MA0BEILN1X');
    expect(await findFaults()).toEqual([]);
    await userEvent.clear(name);
    await userEvent.type(name, '北岭轧钢检修有限公司');
    await userEvent.click(form.getByRole('button', { name: '提交' }));
    expect(await form.findByText('已提交“北岭轧钢检修有限公司”的创建申请。', undefined, soon)).toBeInTheDocument();
    const applications = await card('我的申请');
    expect(await applications.findByText('北岭轧钢检修有限公司', undefined, soon)).toBeInTheDocument();
    expect(withPeople(({ registrations }) => registrations[0])).toMatchObject({
      contact: 'Ms Lindqvist',
      phone: '13900000007',
      licenceUrl: expect.stringMatching(/./),
    });
  });

  test.each([
    [0.55, '识别的可信度只有 55%，请仔细核对。'],
    [0.9, '已识别（可信度 90%），请核对。'],
  ])('says how sure the reading is: %d', async (confidence, words) => {
    const data = { name: 'Aldermoor', code: '91130200', confidence };
    mockServer.use(
      http.post('*/chat/api_ocr_business_licensee', () => HttpResponse.json({ code: 200, msg: 'ok', data })),
    );
    keepToken('u-7');
    await renderReady({ setting: 'main', path: '/companyAuth?way=create' });
    await card('创建组织');
    await chooseFile(licence);
    expect(await screen.findByText(words, undefined, soon)).toBeInTheDocument();
  });

  test('what somebody types while the picture is read, or what could not be read on it, stays theirs', async () => {
    let read = (_: object) => {};
    mockServer.use(
      http.post('*/chat/api_ocr_business_licensee', async () => {
        const data = await new Promise((resolve) => {
          read = resolve;
        });
        return HttpResponse.json({ code: 200, msg: 'ok', data });
      }),
    );
    keepToken('u-7');
    await renderReady({ setting: 'main', path: '/companyAuth?way=create' });
    const form = await card('创建组织');
    const [name, code] = ['组织名称', '统一社会信用代码'].map((label) => form.getByRole('textbox', { name: label }));
    if (!name || !code) throw new Error('There are no fields.');
    await userEvent.type(code, '91130200');
    await chooseFile(licence);
    await form.findByText('正在识别…', undefined, soon);
    await userEvent.type(name, 'Aldermoor');
    read({ name: '北岭轧钢有限公司', code: '', confidence: 0.5 });
    await form.findByText(/可信度只有 50%/, undefined, soon);
    expect([name, code].map((field) => (field as HTMLInputElement).value)).toEqual(['Aldermoor', '91130200']);
  });

  test('a picture that cannot be read is kept, and everything is typed by hand', async () => {
    mockServer.use(
      http.post('*/chat/api_ocr_business_licensee', () =>
        HttpResponse.json({ code: 422, msg: 'x', data: null }, { status: 422 }),
      ),
    );
    keepToken('u-7');
    await renderReady({ setting: 'main', path: '/companyAuth?way=create' });
    const form = await card('创建组织');
    await chooseFile(licence);
    expect(await form.findByText('没有识别出内容，请手动填写。', undefined, soon)).toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: '提交' }));
    for (const words of ['请输入组织全称', '请输入完整的信用代码，至少 8 位'])
      expect(form.getByText(words)).toBeInTheDocument();
    expect(form.getByRole('textbox', { name: '组织名称' })).toHaveFocus();
  });

  test('of a code that is registered already: says so, with everything still in its field', async () => {
    const answer = { code: 409, msg: '该代码已由“北岭轧钢有限公司”登记', data: null };
    mockServer.use(http.post('*/proxy-api/open/person/apply/save', () => HttpResponse.json(answer, { status: 409 })));
    keepToken('u-7');
    await renderReady({ setting: 'main', path: '/companyAuth?way=create' });
    const form = await card('创建组织');
    const name = form.getByRole('textbox', { name: '组织名称' });
    await userEvent.type(name, 'Aldermoor Pumps');
    await userEvent.type(form.getByRole('textbox', { name: '统一社会信用代码' }), '91130200MA0BEILN1X');
    await userEvent.click(form.getByRole('button', { name: '提交' }));
    expect(await form.findByText(answer.msg, undefined, soon)).toBeInTheDocument();
    expect(name).toHaveValue('Aldermoor Pumps');
  });

  test('what is no picture, or did not arrive, is said at once and loses nothing that was typed', async () => {
    keepToken('u-7');
    await renderReady({ setting: 'main', path: '/companyAuth?way=create' });
    const form = await card('创建组织');
    const name = form.getByRole('textbox', { name: '组织名称' });
    await userEvent.type(name, 'Aldermoor Pumps');
    await chooseFile(new File(['%PDF'], 'licence.pdf', { type: 'application/pdf' }));
    expect(form.getByText('营业执照须为 PNG、JPEG 或 WebP 图片，不超过 10 MB。')).toBeInTheDocument();
    mockServer.use(http.post('*/proxy-api/open/person/upload', () => HttpResponse.error()));
    await chooseFile(licence);
    expect(await form.findByText('图片没有上传成功，请重试。', undefined, soon)).toBeInTheDocument();
    expect(name).toHaveValue('Aldermoor Pumps');
  });

  const fill = async (form: Awaited<ReturnType<typeof card>>) => {
    await userEvent.type(form.getByRole('textbox', { name: '组织名称' }), 'Aldermoor');
    await userEvent.type(form.getByRole('textbox', { name: '统一社会信用代码' }), '91130200');
    await userEvent.click(form.getByRole('button', { name: '提交' }));
  };
  /** Ends the session while the form is open; the form notices on submit. */
  const sendAfterSessionEnded = async () => {
    const token = keepToken('u-7');
    await renderReady({ setting: 'main', path: '/companyAuth?way=create' });
    const form = await card('创建组织');
    await waitFor(() => expect(form.getByRole('textbox', { name: '联系人' })).toHaveValue('Ms Lindqvist'), soon);
    withPeople(({ tokens }) => delete tokens[token]);
    await fill(form);
  };
  /** Delays the response of the server until the returned function is called. */
  const heldUp = (path: string) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    mockServer.use(http.post(path, async () => void (await held)));
    return answer;
  };
  const sent = () => withPeople(({ registrations }) => registrations.map(({ licenceUrl }) => licenceUrl));

  test('is not sent without the picture that is still on its way', async () => {
    const arrive = heldUp('*/proxy-api/open/person/upload');
    keepToken('u-7');
    await renderReady({ setting: 'main', path: '/companyAuth?way=create' });
    const form = await card('创建组织');
    await chooseFile(licence);
    await fill(form);
    expect(form.getByRole('button', { name: '提交' })).toHaveAttribute('aria-disabled', 'true');
    expect(sent()).toEqual([]);
    arrive();
    await form.findByText(/^已识别/, undefined, soon);
    await userEvent.click(form.getByRole('button', { name: '提交' }));
    expect(await form.findByText(/^已提交/, undefined, soon)).toBeVisible();
    expect(sent()).toEqual([expect.stringMatching(/./)]);
  });

  test('takes the picture along while it is still being read, and the keyboard goes on at what became of it', async () => {
    const read = heldUp('*/chat/api_ocr_business_licensee');
    keepToken('u-7');
    await renderReady({ setting: 'main', path: '/companyAuth?way=create' });
    const form = await card('创建组织');
    await chooseFile(licence);
    await form.findByText(/正在识别/, undefined, soon);
    await fill(form);
    const done = await form.findByText(/^已提交/, undefined, soon);
    expect(done.closest('[tabindex]')).toHaveFocus();
    expect(sent()).toEqual([expect.stringMatching(/./)]);
    read();
  });

  test('is found as it was left by who looked at the other way in between', async () => {
    keepToken('u-7');
    await renderReady({ setting: 'main', path: '/companyAuth?way=create' });
    const form = await card('创建组织');
    await userEvent.type(form.getByRole('textbox', { name: '组织名称' }), 'Aldermoor');
    await userEvent.click(screen.getByRole('tab', { name: '加入组织' }));
    await card('加入组织');
    expect(screen.queryByRole('textbox', { name: '组织名称' })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: '创建组织' }));
    expect(await screen.findByRole('textbox', { name: '组织名称' })).toHaveValue('Aldermoor');
  });

  test('goes on where it was when the session ends in the middle of it', async () => {
    await sendAfterSessionEnded();
    const dialog = await signInDialog();
    expect(screen.queryByText('请先登录')).toBeNull();
    await signInWithPassword(single, dialog);
    expect(await screen.findByText('已提交“Aldermoor”的创建申请。', undefined, soon)).toBeVisible();
  });

  test('closes as any page does when nobody wants to sign in again, and asks for it once', async () => {
    await sendAfterSessionEnded();
    await userEvent.click(await within(await signInDialog()).findByRole('button', { name: '关闭' }, soon));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), soon);
    expect(await screen.findByText('这个页面登录后才能查看。', undefined, soon)).toBeVisible();
    expect(screen.queryByRole('region', { name: '创建组织' })).toBeNull();
  });
});

describe('joining an organization', () => {
  test('is asked for by a part of its name, with a reason, and once', async () => {
    keepToken('u-7');
    await renderReady({ setting: 'main', path: '/companyAuth' });
    const form = await card('加入组织');
    const word = form.getByRole('searchbox', { name: '组织名称或代码' });
    await userEvent.type(word, '没有这样的{Enter}');
    expect(await form.findByText(/没有找到“没有这样的”/, undefined, soon)).toBeInTheDocument();
    await userEvent.clear(word);
    await userEvent.type(word, '青川{Enter}');
    await userEvent.click(await form.findByRole('button', { name: '申请加入青川市特种设备检验中心' }, soon));
    await userEvent.type(form.getByRole('textbox', { name: '申请理由' }), '定期检验');
    await userEvent.click(form.getByRole('button', { name: '提交申请' }));
    expect(await form.findByText('待审核', undefined, soon)).toBeInTheDocument();
    expect(form.queryByRole('button', { name: /^申请加入/ })).toBeNull();
    expect(form.getByRole('listitem')).toHaveFocus();
    const joined = withPeople(({ joins }) => joins.filter(({ tenantId }) => tenantId === 't-1003'));
    expect(joined).toMatchObject([{ personId: 'u-7', reason: '定期检验', status: 'pending' }]);
  });

  test('a link that names one has looked it up', async () => {
    keepToken('u-7');
    await renderReady({ setting: 'main', path: '/companyAuth?way=join&name=qingchuan-inspection' });
    const form = await card('加入组织');
    expect(await form.findByRole('button', { name: '申请加入青川市特种设备检验中心' }, soon)).toBeInTheDocument();
    expect(form.getByRole('searchbox')).toHaveValue('qingchuan-inspection');
  });

  test('the way stands in the address, for links and for the back button of a form', async () => {
    keepToken('u-7');
    await renderReady({ setting: 'main', path: '/companyAuth?from=mail' });
    await userEvent.click(await screen.findByRole('tab', { name: '创建组织' }, soon));
    expect(window.location.search).toBe('?from=mail&way=create');
    expect(screen.getByRole('tab', { name: '创建组织' })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('the page of a company', () => {
  test('shows it to everybody, and who belongs to it to nobody else', async () => {
    await renderReady({ setting: 'main', path: '/companyInfo?tenantCode=qingchuan-inspection' });
    expect(await screen.findByRole('heading', { level: 1, name: '青川市特种设备检验中心' }, soon)).toBeInTheDocument();
    expect(screen.getByText('质检技术服务')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '成员' })).toBeNull();
    expect(screen.getByRole('link', { name: '申请加入' })).toHaveAttribute(
      'href',
      '/companyAuth?way=join&name=qingchuan-inspection',
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['', '尚未选择组织'],
    ['?tenantCode=', '尚未选择组织'],
    ['?tenantCode=nowhere', '没有这家企业'],
  ])('%s: says that there is none, and where to look', async (search, name) => {
    await renderReady({ setting: 'main', path: `/companyInfo${search}` });
    expect(await screen.findByRole('heading', { name }, soon)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '查找组织' })).toHaveAttribute('href', '/companyAuth');
  });

  test('GET /proxy-api/index/tenantInfo: without a code it is of the organization that is acted for', async () => {
    keepToken('u-42', 't-1001');
    writeTenant('t-1001', '北岭轧钢有限公司');
    await renderReady({ setting: 'main', path: '/companyInfo' });
    expect(await screen.findByRole('heading', { name: '北岭轧钢有限公司' }, soon)).toBeInTheDocument();
    expect(await card('成员')).toBeDefined();
  });

  test('is written by its admins: what it says, not what it is called', async () => {
    keepToken('u-42', 't-1001');
    await renderReady({ setting: 'main', path: '/companyInfo?tenantCode=beiling-rolling' });
    await userEvent.click(await screen.findByRole('button', { name: '编辑资料' }, soon));
    expect(screen.getByRole('textbox', { name: '简介' })).toHaveFocus();
    const website = screen.getByRole('textbox', { name: '网站' });
    await userEvent.clear(website);
    await userEvent.type(website, 'beiling');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(screen.getByText('请填写以 https:// 开头的网址，或留空。')).toBeInTheDocument();
    expect(website).toHaveFocus();
    await userEvent.clear(website);
    await userEvent.type(website, 'https://beiling.example/new');
    const introduction = screen.getByRole('textbox', { name: '简介' });
    await userEvent.clear(introduction);
    await userEvent.type(introduction, '热轧带钢和中厚板');
    expect(await findFaults()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('热轧带钢和中厚板', undefined, soon)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /beiling\.example\/new/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '编辑资料' })).toHaveFocus();
  });

  test('has the logo that its admins choose, once they save; nothing else is taken', async () => {
    keepToken('u-42', 't-1001');
    await renderReady({ setting: 'main', path: '/companyInfo' });
    await userEvent.click(await screen.findByRole('button', { name: '编辑资料' }, soon));
    const input = document.querySelector<HTMLInputElement>('form input[type=file]');
    if (!input) throw new Error('There is no place for a logo.');
    const choose = (file: File) => userEvent.setup({ applyAccept: false }).upload(input, file);
    const logo = () =>
      withPeople(({ organizations }) => organizations.find(({ tenantId }) => tenantId === 't-1001')?.tenantLogo);
    const before = logo();
    for (const wrong of [
      new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }),
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'logo.png', { type: 'image/png' }),
    ]) {
      await choose(wrong);
      expect(await screen.findByText(/^标志须为 PNG、JPEG 或 WebP 图片/, undefined, soon)).toBeInTheDocument();
    }
    await choose(new File([new Uint8Array(64)], 'logo.png', { type: 'image/png' }));
    await waitFor(
      () => expect(document.querySelector('form img')).toHaveAttribute('src', expect.stringMatching(/^data:/)),
      soon,
    );
    expect(screen.queryByText(/^标志须为/)).toBeNull();
    expect([logo(), await findFaults()]).toEqual([before, []]);
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(logo()).toMatch(/^\/files\//), soon);
    await userEvent.click(await screen.findByRole('button', { name: '编辑资料' }, soon));
    await userEvent.click(screen.getByRole('button', { name: '移除标志' }));
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(logo()).toBe(''), soon);
  });

  test('a logo that does not arrive is said once, at its place', async () => {
    keepToken('u-42', 't-1001');
    await renderReady({ setting: 'main', path: '/companyInfo' });
    await userEvent.click(await screen.findByRole('button', { name: '编辑资料' }, soon));
    mockServer.use(http.post('*/open/person/upload', () => HttpResponse.error()));
    const input = document.querySelector<HTMLInputElement>('form input[type=file]');
    await userEvent.upload(input ?? document.body, licence);
    expect(await screen.findAllByText('无法连接服务器，请检查网络后重试', undefined, soon)).toHaveLength(1);
  });

  test('lets its admins approve who asks, who is a member from then on', async () => {
    keepToken('u-42', 't-1001');
    await renderReady({ setting: 'main', path: '/companyInfo?tenantCode=beiling-rolling' });
    const asking = await card('待审核的加入申请');
    expect(asking.getByText('轧辊备件的技术支持')).toBeInTheDocument();
    expect(await findFaults()).toEqual([]);
    await userEvent.click(asking.getByRole('button', { name: '通过 Ms Lindqvist 的申请' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: '待审核的加入申请' })).toBeNull(), soon);
    const members = await card('成员');
    expect(members.getByRole('list').parentElement).toHaveFocus();
    expect(await members.findByText('Ms Lindqvist', undefined, soon)).toBeInTheDocument();
    await userEvent.selectOptions(members.getByRole('combobox', { name: 'Ms Lindqvist 的角色' }), 'admin');
    expect(await members.findByText('139****0007 · 管理员', undefined, soon)).toBeInTheDocument();
    await userEvent.click(members.getByRole('button', { name: '移出 Ms Lindqvist' }));
    await userEvent.keyboard('{Escape}');
    expect(members.getByRole('button', { name: '移出 Ms Lindqvist' })).toHaveFocus();
    await userEvent.click(members.getByRole('button', { name: '移出 Ms Lindqvist' }));
    await userEvent.click(members.getByRole('button', { name: '确认移出' }));
    await waitFor(() => expect(members.queryByText('Ms Lindqvist')).toBeNull(), soon);
    expect(members.getByRole('list').parentElement).toHaveFocus();
  });

  test('lets them refuse, and nobody joins by that', async () => {
    keepToken('u-42', 't-1001');
    await renderReady({ setting: 'main', path: '/companyInfo?tenantCode=beiling-rolling' });
    const asking = await card('待审核的加入申请');
    await userEvent.click(asking.getByRole('button', { name: '拒绝 Ms Lindqvist 的申请' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: '待审核的加入申请' })).toBeNull(), soon);
    expect(withPeople(({ members }) => members.filter(({ personId }) => personId === 'u-7'))).toEqual([]);
  });

  test('lets people leave, who act for themselves from then on; what is refused is said beside it', async () => {
    keepToken('u-42', 't-1001');
    await renderReady({ setting: 'main', path: '/companyInfo?tenantCode=beiling-rolling' });
    const answer = { code: 409, msg: '请先指定另一位', data: null };
    const refused = () => HttpResponse.json(answer, { status: 409 });
    mockServer.use(http.delete('*/api/organizations/:id/members/:person', refused, { once: true }));
    const members = await card('成员');
    const leave = async () => {
      await userEvent.click(await members.findByRole('button', { name: '退出组织' }, soon));
      await userEvent.click(members.getByRole('button', { name: '确认退出' }));
    };
    await leave();
    expect(await members.findByText(answer.msg, undefined, soon)).toBeInTheDocument();
    await leave();
    expect(await screen.findByRole('button', { name: /当前身份：个人/ }, soon)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '申请加入' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '成员' })).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('shows plain members who belongs to it, and gives them nothing to decide', async () => {
    keepToken('u-42', 't-1002');
    await renderReady({ setting: 'main', path: '/companyInfo?tenantCode=harrow-lindqvist' });
    const members = await card('成员');
    expect(await members.findByText('138****0042 · 成员', undefined, soon)).toBeInTheDocument();
    expect(members.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('region', { name: '待审核的加入申请' })).toBeNull();
  });
});
