/** Names of columns and fields whose bare numbers are codes. */
const CODE_NAME =
  /^(?:(?:alarm|error|fault|exception|event|trip|status|warning|diagnostic)[ _-]*)?(?:codes?|no\.?|number|#)$|^(?:alarm|error|fault)s?$|(?:报警|警报|故障|错误|异常|事件|状态|诊断)\s*(?:代?码|编号|号)$|^代码$/i;
const GENERIC = /^(?:no\.?|number|#)$/i;
const NUMBER = /^\d{1,6}$/;
/** A field in a section made from a table row: "- **Code**: 16". */
const FIELD = /^- \*\*(.+?)\*\*[:：]\s*(\d{1,6})\s*$/gm;

export const isCodeName = (name: string): boolean => {
  const plain = name.replace(/[*`\\]/g, '').trim();
  return CODE_NAME.test(plain) && !GENERIC.test(plain);
};

export const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replace(/[*`]/g, '').trim());

/** Bare numbers in the code columns of tables and in code fields. */
export function tableCodes(text: string): string[] {
  const codes = [...text.matchAll(FIELD)].flatMap(([, name, number]) => (isCodeName(name ?? '') ? [number ?? ''] : []));
  let columns: number[] | undefined;
  for (const line of text.split('\n')) {
    if (!/^\s*\|/.test(line)) {
      columns = undefined;
      continue;
    }
    const cells = cellsOf(line);
    columns ??= cells.flatMap((name, at) => (isCodeName(name) ? [at] : []));
    codes.push(...columns.map((at) => cells[at] ?? '').filter((cell) => NUMBER.test(cell)));
  }
  return codes;
}
