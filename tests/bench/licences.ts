// Accuracy of the fields read from 24 generated business licences, rendered, rotated and made noisy. Needs a Chinese
// font on the machine.

import sharp from 'sharp';
import { readFields } from '../../server/accounts/licence/read-fields';
import { openOcr } from '../../server/pictures/ocr/open-ocr';
import { checkDigit } from '../support/check-digit';
import { percentile, report } from './support/report';

const PLACES = ['北岭', '海桥', '青石', '长河', '东渡', '云台'];
const TRADES = ['轧钢', '泵业', '轴承', '阀门'];
const ADDRESSES = ['河北省唐山市', '上海市奉贤区', '江苏省常州市', '四川省德阳市'];
const SCOPES = ['热轧带钢、中厚板生产、销售', '水泵、电机制造和维修', '轴承及零部件加工', '阀门设计、制造、安装'];

interface Truth {
  name: string;
  code: string;
  legalPerson: string;
  address: string;
  scope: string;
}

function truthOf(n: number): Truth {
  const place = PLACES[n % PLACES.length] ?? '';
  const trade = TRADES[n % TRADES.length] ?? '';
  const seventeen = `9113020${n % 10}MA0B${String(1000 + n * 37).slice(0, 4)}H${n % 9}`.slice(0, 17);
  return {
    name: `${place}${trade}有限公司`,
    code: seventeen + checkDigit(seventeen),
    legalPerson: `周${place}`,
    address: `${ADDRESSES[n % ADDRESSES.length]}${place}工业园${n + 1}号`,
    scope: `${SCOPES[n % SCOPES.length]}；设备检修服务。`,
  };
}

async function draw(n: number, truth: Truth): Promise<Buffer> {
  const rows: [string, string][] = [
    ['名　　称', truth.name],
    ['类　　型', '有限责任公司'],
    ['法定代表人', truth.legalPerson],
    ['经营范围', truth.scope],
    ['住　　所', truth.address],
  ];
  const text = (x: number, y: number, size: number, content: string) =>
    `<text x="${x}" y="${y}" font-size="${size}" font-family="Noto Serif CJK SC, SimSun, serif">${content}</text>`;
  const body = rows.map(
    ([label, value], at) => text(90, 330 + at * 66, 30, label) + text(300, 330 + at * 66, 30, value),
  );
  const head = text(420, 120, 66, '营业执照') + text(90, 230, 28, `统一社会信用代码　${truth.code}`);
  const side = text(860, 330, 26, '注册资本 伍仟万元整') + text(860, 396, 26, '成立日期 2011年03月02日');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="760"><rect width="100%" height="100%" fill="#fdf8ec"/>${head}${side}${body.join('')}</svg>`;
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 8 + (n % 4) * 6 };
  const grain = await sharp({ create: { width: 1280, height: 760, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer();
  const noisy = await sharp(Buffer.from(svg))
    .composite([{ input: grain, blend: 'soft-light' }])
    .blur(0.3 + (n % 3) * 0.3)
    .png()
    .toBuffer();
  const turned = sharp(noisy).rotate(((n % 7) - 3) * 1.5 + (n % 8 === 7 ? 180 : 0), { background: '#666' });
  return turned.jpeg({ quality: 60 + (n % 4) * 10 }).toBuffer();
}

const ocr = openOcr();
const right: Record<keyof Truth, number> = { name: 0, code: 0, legalPerson: 0, address: 0, scope: 0 };
const times: number[] = [];
const COUNT = 24;
for (let n = 0; n < COUNT; n += 1) {
  const truth = truthOf(n);
  const picture = await draw(n, truth);
  const start = performance.now();
  const read = readFields((await ocr.readText(picture, { owner: 'bench' })).lines);
  times.push(performance.now() - start);
  for (const field of Object.keys(right) as (keyof Truth)[]) {
    const [got, wanted] = [read[field] ?? '', truth[field]].map((one) =>
      one.normalize('NFKC').replace(/[;；。.]/g, ''),
    );
    if (got === wanted) right[field] += 1;
    else console.log(`${n} ${field}: read '${got}', is '${wanted}'`);
  }
}
ocr.close();

const share = (field: keyof Truth) => right[field] / COUNT;
report(`Licences: ${COUNT}, turned by up to 4.5° or upside down, with grain, blur and JPEG`, [
  ...(Object.keys(right) as (keyof Truth)[]).map((field) => ({
    figure: `${field} right`,
    value: share(field),
    min: field === 'scope' ? 0.7 : 0.85,
  })),
  { figure: 'time p50', value: percentile(times, 0.5), unit: 'ms' },
  { figure: 'time p95', value: percentile(times, 0.95), unit: 'ms' },
]);
