/** The fixed parts of a Word file: ECMA-376, the least that Word, WPS and LibreOffice open without repair. */
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const OFFICE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const NAMES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids exactly these
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

export const xml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => NAMES[sign] ?? sign);

const part = (name: string, type: string) => `<Override PartName="/${name}" ContentType="${type}"/>`;
export const CONTENT_TYPES = `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('word/document.xml', `${OFFICE}.document.main+xml`)}${part('word/styles.xml', `${OFFICE}.styles+xml`)}${part('word/numbering.xml', `${OFFICE}.numbering+xml`)}${part('docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml')}</Types>`;

export const RELATIONS = `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="document" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/><Relationship Id="core" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`;

export const wrapDocument = (body: string): string =>
  `${HEAD}<w:document ${W} ${R}><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr></w:body></w:document>`;

const style = (id: string, paragraph: string, run = '', base = 'Normal') =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/><w:basedOn w:val="${base}"/><w:pPr>${paragraph}</w:pPr><w:rPr>${run}</w:rPr></w:style>`;
const heading = (level: number, size: number) =>
  `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:pPr><w:keepNext/><w:spacing w:before="280" w:after="80"/><w:outlineLvl w:val="${level - 1}"/></w:pPr><w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`;

/** Fonts for each script, so that no sign is missing: the program takes the East Asian one for Han signs. */
export const STYLES = (lang: string): string =>
  `${HEAD}<w:styles ${W}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="Microsoft YaHei" w:cs="Calibri"/><w:sz w:val="21"/><w:lang w:val="en-US" w:eastAsia="${lang.startsWith('zh') ? xml(lang) : 'zh-CN'}"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="100" w:line="300" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${style('Title', '<w:spacing w:after="60"/>', '<w:b/><w:sz w:val="36"/>')}${style('Subtitle', '<w:spacing w:after="240"/>', '<w:color w:val="605E5C"/>')}${[32, 28, 24, 22].map((size, at) => heading(at + 1, size)).join('')}${style('Quote', '<w:ind w:left="400"/>', '<w:color w:val="484644"/>')}${style('Source', '<w:keepNext/><w:spacing w:before="120" w:after="40"/>')}${style('ListParagraph', '')}${style('TableText', '<w:spacing w:after="20" w:line="260" w:lineRule="auto"/>', '<w:sz w:val="19"/>')}${style('CodeBlock', '<w:shd w:val="clear" w:fill="F3F2F1"/>', '<w:rFonts w:ascii="Consolas" w:hAnsi="Consolas"/><w:sz w:val="19"/>')}<w:style w:type="character" w:styleId="Code"><w:name w:val="Code"/><w:rPr><w:rFonts w:ascii="Consolas" w:hAnsi="Consolas"/></w:rPr></w:style><w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr><w:color w:val="0F548C"/><w:u w:val="single"/></w:rPr></w:style><w:style w:type="table" w:styleId="Grid"><w:name w:val="Table Grid"/><w:tblPr><w:tblBorders>${['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="C8C6C4"/>`).join('')}</w:tblBorders></w:tblPr></w:style></w:styles>`;

const level = (format: (at: number) => string) =>
  Array.from(
    { length: 6 },
    (_, at) =>
      `<w:lvl w:ilvl="${at}"><w:start w:val="1"/>${format(at)}<w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${(at + 1) * 400}" w:hanging="400"/></w:pPr></w:lvl>`,
  ).join('');

/** Number 1 is the bullet; each of the numbered lists has a number of its own, so that it starts at 1 again. */
export function NUMBERING(lists: number): string {
  const bullet = level(() => '<w:numFmt w:val="bullet"/><w:lvlText w:val="•"/>');
  const decimal = level((at) => `<w:numFmt w:val="decimal"/><w:lvlText w:val="%${at + 1}."/>`);
  const numbers = Array.from(
    { length: lists },
    (_, at) =>
      `<w:num w:numId="${at + 2}"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`,
  );
  return `${HEAD}<w:numbering ${W}><w:abstractNum w:abstractNumId="0">${bullet}</w:abstractNum><w:abstractNum w:abstractNumId="1">${decimal}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>${numbers.join('')}</w:numbering>`;
}
