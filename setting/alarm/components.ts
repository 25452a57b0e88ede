/** Names of components in both languages: titles of records use the export's one. */
export const COMPONENTS: readonly (readonly [string, string])[] = [
  ['controller', '控制器'],
  ['controller', '控制柜'],
  ['servo', '伺服'],
  ['drive', '驱动器'],
  ['drive', '驱动'],
  ['inverter', '变频器'],
  ['spindle', '主轴'],
  ['robot', '机器人'],
  ['axis', '轴'],
  ['motor', '电机'],
  ['encoder', '编码器'],
  ['gateway', '网关'],
  ['pump', '泵'],
  ['compressor', '压缩机'],
  ['gripper', '夹爪'],
];

/** Appends the other language's name of each component in a folded text. */
export function withComponents(folded: string): string {
  const others = COMPONENTS.flatMap(([en, zh]) => (folded.includes(zh) ? [en] : folded.includes(en) ? [zh] : []));
  return [folded, ...others].join(' ');
}
