import type { components } from '../../generated/api';
import type { Locale } from '../base/http/errors';

type Industry = components['schemas']['Industry'];
type Named = [id: string, zh: string, en: string];

/** Branches of GB/T 4754-2017 that industrial knowledge is about, with their groups. */
const branches: [...Named, Named[]][] = [
  ['06', '煤炭开采和洗选业', 'Coal mining and washing', []],
  ['07', '石油和天然气开采业', 'Extraction of petroleum and natural gas', []],
  ['08', '黑色金属矿采选业', 'Mining of ferrous metal ores', []],
  ['09', '有色金属矿采选业', 'Mining of non-ferrous metal ores', []],
  ['13', '农副食品加工业', 'Processing of food from agricultural products', []],
  ['14', '食品制造业', 'Manufacture of foods', []],
  ['17', '纺织业', 'Manufacture of textiles', []],
  ['22', '造纸和纸制品业', 'Manufacture of paper and paper products', []],
  ['25', '石油、煤炭及其他燃料加工业', 'Processing of petroleum, coal and other fuels', []],
  [
    '26',
    '化学原料和化学制品制造业',
    'Manufacture of chemical raw materials and products',
    [
      ['261', '基础化学原料制造', 'Basic chemical raw materials'],
      ['265', '合成材料制造', 'Synthetic materials'],
    ],
  ],
  ['27', '医药制造业', 'Manufacture of medicines', []],
  ['29', '橡胶和塑料制品业', 'Manufacture of rubber and plastics products', []],
  [
    '30',
    '非金属矿物制品业',
    'Manufacture of non-metallic mineral products',
    [
      ['301', '水泥、石灰和石膏制造', 'Cement, lime and plaster'],
      ['304', '玻璃制造', 'Glass'],
    ],
  ],
  [
    '31',
    '黑色金属冶炼和压延加工业',
    'Smelting and rolling of ferrous metals',
    [
      ['311', '炼铁', 'Iron making'],
      ['312', '炼钢', 'Steel making'],
      ['313', '钢压延加工', 'Steel rolling'],
    ],
  ],
  [
    '32',
    '有色金属冶炼和压延加工业',
    'Smelting and rolling of non-ferrous metals',
    [
      ['321', '常用有色金属冶炼', 'Smelting of common non-ferrous metals'],
      ['325', '有色金属压延加工', 'Rolling of non-ferrous metals'],
    ],
  ],
  ['33', '金属制品业', 'Manufacture of metal products', []],
  [
    '34',
    '通用设备制造业',
    'Manufacture of general-purpose machinery',
    [
      ['341', '锅炉及原动设备制造', 'Boilers and prime movers'],
      ['342', '金属加工机械制造', 'Metalworking machinery'],
      ['344', '泵、阀门、压缩机及类似机械制造', 'Pumps, valves and compressors'],
      ['345', '轴承、齿轮和传动部件制造', 'Bearings, gears and drives'],
    ],
  ],
  ['35', '专用设备制造业', 'Manufacture of special-purpose machinery', []],
  ['36', '汽车制造业', 'Manufacture of motor vehicles', []],
  ['37', '铁路、船舶、航空航天和其他运输设备制造业', 'Manufacture of railway, ship and aerospace equipment', []],
  ['38', '电气机械和器材制造业', 'Manufacture of electrical machinery', []],
  ['39', '计算机、通信和其他电子设备制造业', 'Manufacture of computers and electronics', []],
  ['40', '仪器仪表制造业', 'Manufacture of measuring instruments', []],
  ['43', '金属制品、机械和设备修理业', 'Repair of metal products, machinery and equipment', []],
  [
    '44',
    '电力、热力生产和供应业',
    'Production and supply of electricity and heat',
    [
      ['441', '电力生产', 'Power generation'],
      ['442', '电力供应', 'Power supply'],
      ['443', '热力生产和供应', 'Heat'],
    ],
  ],
  ['45', '燃气生产和供应业', 'Production and supply of gas', []],
  ['46', '水的生产和供应业', 'Production and supply of water', []],
  ['65', '软件和信息技术服务业', 'Software and information technology', []],
  ['73', '研究和试验发展', 'Research and development', []],
  ['74', '专业技术服务业', 'Professional technical services', []],
];

const inLanguage = ([id, zh, en]: readonly [string, string, string, ...unknown[]], locale: Locale) => ({
  id,
  name: locale === 'zh-CN' ? zh : en,
});

export function listIndustries(locale: Locale): Industry[] {
  return branches.map((branch) => {
    const children = branch[3].map((one) => inLanguage(one, locale));
    return { ...inLanguage(branch, locale), ...(children.length > 0 && { children }) };
  });
}

export const isIndustry = (id: string): boolean => industryName(id, 'en-US') !== '';

export function industryName(id: string | null, locale: Locale): string {
  const all = listIndustries(locale).flatMap((one) => [one, ...(one.children ?? [])]);
  return all.find((one) => one.id === id)?.name ?? '';
}
