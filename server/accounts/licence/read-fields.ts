import type { components } from '../../../generated/api';
import type { TextLine } from '../../pictures';
import { creditCodeFault, findCreditCode } from '../organizations/credit-code';
import { straighten } from './straighten';

type Licence = components['schemas']['BusinessLicence'];
type Field = 'name' | 'legalPerson' | 'address' | 'scope' | 'other';

/**
 * Labels of fields. The characters of a label are set so far apart on a licence that each may be read as a separate
 * line.
 */
const labels: [RegExp, Field][] = [
  [/^(企业)?名称|^[名称]$/, 'name'],
  [/^(法定代表人|负责人|经营者|执行事务合伙人|投资人)(姓名)?/, 'legalPerson'],
  [/^[住所]$|^(住所|营业场所|经营场所|主要经营场所)/, 'address'],
  [/^经营范围/, 'scope'],
  [
    /^[类型]$|^(类型|组成形式|注册资本|成立日期|注册日期|营业期限|经营期限|合伙期限|登记机关|核准日期|统一社会信用代码|注册号|编号|营业执照|副本|国家|市场主体)/,
    'other',
  ],
];

interface Labelled {
  field: Field;
  line: TextLine;
  /** The text after the label on the same line. */
  rest: string;
  /** The x coordinate where the value begins. */
  column: number;
}

/** Reads the fields of a business licence from the text lines of its picture, for a person to confirm. */
export function readFields(read: TextLine[]): Licence {
  const lines = straighten(read);
  const heads = lines.flatMap((line) => labelled(line)).filter(lastOfItsRow);
  const value = (field: Field) => {
    const head = heads.find((one) => one.field === field);
    return head ? readValue(head, heads, lines) : { text: '', used: [] };
  };
  const found = {
    name: value('name'),
    legalPerson: value('legalPerson'),
    address: value('address'),
    scope: value('scope'),
  };
  const used = Object.values(found).flatMap((one) => one.used);
  return {
    name: cut(found.name.text, 128),
    code: findCode(lines),
    legalPerson: cut(found.legalPerson.text, 64),
    address: cut(found.address.text, 256),
    scope: cut(found.scope.text, 2000),
    confidence: used.length === 0 ? 0 : used.reduce((sum, one) => sum + one.confidence, 0) / used.length,
  };
}

function labelled(line: TextLine): Labelled[] {
  const text = line.text.replace(/\s+/g, '');
  for (const [pattern, field] of labels) {
    const label = pattern.exec(text)?.[0];
    if (label === undefined) continue;
    const rest = text.slice(label.length).replace(/^[:：]/, '');
    return [{ field, line, rest, column: line.box.x + (line.box.width * label.length) / text.length }];
  }
  return [];
}

/** Of a label in several pieces only the last counts, since the value is to its right. */
function lastOfItsRow(head: Labelled, _: number, all: Labelled[]): boolean {
  const pieces = all.filter((one) => one.field === head.field && inRow(one.line, head.line));
  return head.field === 'other' || pieces.every((one) => one.column <= head.column);
}

interface Value {
  text: string;
  used: TextLine[];
}

/** The text after the label or to its right, and the lines below up to the next label. */
function readValue(head: Labelled, heads: Labelled[], lines: TextLine[]): Value {
  const free = lines.filter((line) => labelled(line).length === 0);
  const beside = free
    .filter((line) => inRow(line, head.line) && line.box.x >= head.column - line.box.height)
    .sort((a, b) => a.box.x - b.box.x)
    .filter(
      (line) => !heads.some((one) => inRow(one.line, line) && one.column > head.column && one.column < line.box.x + 1),
    );
  const first = head.rest === '' ? beside[0] : undefined;
  if (head.rest === '' && !first) return { text: '', used: [] };
  const column = first?.box.x ?? head.column;
  const below = continuation(first ?? head.line, column, free, heads);
  const used = [first ?? head.line, ...below];
  const text = [head.rest || (first?.text ?? ''), ...below.map((one) => one.text)].join('');
  return { text: text.replace(/\s+/g, ''), used };
}

/** Lines that continue a value: each close below the previous one, in its column and above that column's next label. */
function continuation(from: TextLine, column: number, free: TextLine[], heads: Labelled[]): TextLine[] {
  const found: TextLine[] = [];
  for (let last = from; ; ) {
    const { y, height } = last.box;
    const next = free
      .filter((line) => line.box.y > y + height * 0.5 && line.box.y < y + height * 2.2)
      .filter((line) => Math.abs(line.box.x - column) < height * 2)
      .sort((a, b) => a.box.y - b.box.y)[0];
    if (!next) return found;
    const ends = heads.some(
      ({ line }) =>
        line.box.y > y + height * 0.5 &&
        centre(line) < centre(next) + height * 0.6 &&
        line.box.x < column &&
        column - line.box.x < 14 * height,
    );
    if (ends) return found;
    found.push(next);
    last = next;
  }
}

const centre = ({ box }: TextLine) => box.y + box.height / 2;
const inRow = (a: TextLine, b: TextLine) =>
  Math.abs(centre(a) - centre(b)) < 0.6 * Math.max(a.box.height, b.box.height);
const cut = (text: string, most: number) => text.slice(0, most);

/** Searches the whole licence: shape and check digit distinguish the code from other numbers. */
function findCode(lines: TextLine[]): string {
  const codes = lines.map(({ text }) => findCreditCode(text)).filter((one) => one !== undefined);
  return codes.find((one) => !creditCodeFault(one)) ?? codes[0] ?? '';
}
