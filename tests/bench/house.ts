// Measures the cost of working on the code: dependencies between rooms, files to write for a new feature, files to read
// for an existing one.
import en from '../../messages/en-US/portal/admin.json';
import editor from '../../messages/en-US/portal/admin-editor.json';
import { keepCaptcha } from '../../server/accounts/store/captchas';
import { signInAsOperator } from '../support/operator-browser';
import { arrowsBelow, floorsOf } from './support/arrows';
import { WAYS } from './support/house-ways';
import { betweenOnes } from './support/import-ways';
import { newFiles } from './support/new-files';
import { type Figure, report } from './support/report';
import { runFiles } from './support/run-files';
import { openWatchedPortal } from './support/watched-portal';

const portal = await openWatchedPortal();
/** A page continues to load for a while after it is rendered, which is not part of the act. */
const QUIET_MS = 5000;

async function ask() {
  const page = await portal.open('/engine');
  const box = page.getByRole('main').getByRole('combobox').first();
  await box.waitFor();
  await page.waitForTimeout(QUIET_MS);
  return runFiles([page], async () => {
    await box.fill('滚动轴承发热，先查什么？');
    await box.press('Enter');
    await page.locator('[data-citation]').first().waitFor();
  });
}

async function signIn() {
  const page = await portal.open('/login');
  const captchaToken = await keepCaptcha(portal.store.db, 'K7P2');
  // Only a person can read the picture, so a known captcha replaces it in the request.
  await page.route('**/getAccRemoteCaptcha', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), captchaToken } }),
  );
  const name = page.getByRole('textbox', { name: /手机号或邮箱/ });
  await name.waitFor();
  await page.waitForTimeout(QUIET_MS);
  return runFiles([page], async () => {
    await name.fill('13800000042');
    await page.locator('input[name=captcha]').fill('k7p2');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByRole('button', { name: /秒后重发/ }).waitFor();
    const sent = portal.store.db.selectFrom('outbox_message').select('code').orderBy('id', 'desc');
    await page.locator('form input[autocomplete=one-time-code]').fill((await sent.executeTakeFirst())?.code ?? '');
    await page.getByRole('checkbox').check();
    await page.locator('form button[type=submit]').last().click();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: '进入' }).click();
    await page.getByRole('button', { name: /当前身份/ }).waitFor();
  });
}

async function publish() {
  const open = await portal.open('/engine', 'en-US');
  await signInAsOperator(open.context(), portal.origin, portal.operatorPassword);
  const workbench = await open.context().newPage();
  await workbench.goto(`${portal.origin}/admin/domains/main?page=/engine&lang=en-US`);
  const title = workbench.locator('[id="field_texts_en-US_title"]');
  await title.waitFor();
  await workbench.waitForTimeout(QUIET_MS);
  return runFiles([workbench, open], async () => {
    await title.fill('Published now');
    await workbench.getByRole('button', { name: editor.publish.review }).click();
    await workbench.getByLabel(en.publish.why).fill('Night shift');
    await workbench.getByRole('button', { name: en.look.skip }).click();
    await workbench.getByRole('button', { name: en.publish.go }).click();
    await open.getByText('Published now').first().waitFor();
  });
}

/**
 * Files on the import paths of the act. The count of all files of which a function ran is also reported; most of them
 * re-render the page.
 */
function read(name: string, ran: Set<string>, way: [string, string][], max: number): Figure[] {
  const files = new Set(way.flatMap(([from, to]) => betweenOnes(ran, from, to)));
  console.log(`\n${name}:\n${[...files].map((file) => `  ${file}`).join('\n')}`);
  return [
    { figure: `files to read: ${name}`, value: files.size, max },
    { figure: `  files of which a function ran`, value: ran.size },
  ];
}

function write(name: string, max: number, ...words: [string, ...string[]]): Figure[] {
  const { made, byHand, perhaps } = newFiles(...words);
  const lists = { 'by hand': byHand, 'if it needs more': perhaps, 'made or changed by npm run new': made };
  for (const [list, files] of Object.entries(lists)) console.log(`${name}, ${list}: ${files.join(', ') || 'none'}`);
  return [
    { figure: `files to write by hand: ${name}`, value: byHand.length, max },
    { figure: '  if it needs more', value: perhaps.length },
    { figure: `  made or changed by npm run new`, value: made.length },
  ];
}

/** One folder of texts, and a line in every place that lists the languages. */
function language(): Figure[] {
  const written = newFiles('language', 'de-DE').made;
  const folders = new Set(
    written.map((file) => file.split('/').slice(0, 2).join('/')).filter((at) => /^messages/.test(at)),
  );
  const lines = written.filter((file) => !file.startsWith('messages/'));
  return [
    { figure: 'folders of words for a language', value: folders.size, max: 1 },
    { figure: 'other files that the recipe changes by a line', value: lines.length },
  ];
}

try {
  const arrows = arrowsBelow('server');
  const count = [...arrows.values()].reduce((sum, used) => sum + used.size, 0);
  report('The house', [
    { figure: 'arrows between server rooms', value: count, max: 60 },
    { figure: 'floors of the server', value: floorsOf(arrows), max: 9 },
    ...write('a call', 4, 'call', 'knowledge/documents', 'getShelf'),
    ...write('a page with a block', 5, 'page', 'shelf', 'engine/shelf'),
    ...write('a job', 1, 'job', 'pictures/dust-shelves'),
    ...language(),
    ...read('ask → cited answer', await ask(), WAYS.ask, 50),
    ...read('publish → open portals', await publish(), WAYS.publish, 35),
    ...read('SMS sign-in', await signIn(), WAYS.signIn, 40),
  ]);
} finally {
  await portal.close();
}
