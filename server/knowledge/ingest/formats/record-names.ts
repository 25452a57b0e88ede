/** The roles of record fields, with the names that exports use for each. */
const NAMES = {
  code: [
    'code',
    'alarm code',
    'alarm no',
    'error code',
    'fault code',
    '报警号',
    '报警代码',
    '故障码',
    '故障代码',
    '错误码',
    '代码',
  ],
  meaning: ['description', 'message', 'meaning', '描述', '含义', '说明', '报警内容', '故障描述', '故障现象'],
  cause: [
    'cause',
    'causes',
    'possible cause',
    'possible causes',
    'root cause',
    'reason',
    '原因',
    '可能原因',
    '故障原因',
  ],
  remedy: [
    ...['solution', 'solutions', 'remedy', 'remedies', 'action', 'actions', 'corrective action', 'recommended action'],
    ...['countermeasure', 'countermeasures', 'resolution', 'mitigation', 'workaround', 'fix'],
    ...['处理', '处理方法', '处理措施', '措施', '对策', '解决方法', '解决方案', '解决措施', '排除方法', '处置'],
  ],
  level: ['level', 'severity', '级别', '等级', '严重程度'],
  maker: ['vendor', 'maker', 'manufacturer', 'brand', '厂家', '厂商', '制造商', '生产厂家', '品牌'],
  component: ['component', 'module', 'subsystem', '部件', '组件', '模块', '部位'],
  model: ['model', 'models', 'machine model', '型号', '机型', '设备型号'],
  revision: ['revision', 'rev', 'version', 'firmware', '版本', '修订', '版次', '固件版本'],
  date: ['date', 'published', 'issued', 'release date', '日期', '发布日期', '修订日期'],
  advisory: [
    'advisory',
    'advisory number',
    'advisory no',
    'advisory id',
    'bulletin',
    '公告',
    '公告编号',
    '公告号',
    '通告编号',
  ],
  cve: ['cve', 'cves', 'cve id', 'cve ids', 'CVE编号'],
} as const;

export type Role = keyof typeof NAMES;

const plainName = (key: string) =>
  key
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[_\s-]/g, '');
const roles = new Map(
  Object.entries(NAMES).flatMap(([role, names]) => names.map((name) => [plainName(name), role as Role])),
);

export const roleOf = (key: string): Role | undefined => roles.get(plainName(key));

/** Roles that a record of any format may have, in display order. */
export const TOLD: Role[] = [
  'cause',
  'remedy',
  'level',
  'maker',
  'component',
  'model',
  'revision',
  'date',
  'advisory',
  'cve',
];

export const LABELS: Record<'zh' | 'en', Record<string, string>> = {
  zh: {
    ...{ cause: '原因', remedy: '处理方法', level: '级别', maker: '厂家', component: '部件', model: '型号' },
    ...{ revision: '版本', date: '日期', advisory: '公告编号', cve: 'CVE 编号' },
  },
  en: {
    ...{ cause: 'Cause', remedy: 'Solution', level: 'Level', maker: 'Maker', component: 'Component', model: 'Model' },
    ...{ revision: 'Revision', date: 'Date', advisory: 'Advisory', cve: 'CVE' },
  },
};
