/** A minimal PDF: each page is a list of lines `[font size, text]`, ASCII only. */
export function makePdf(pages: [number, string][][], options: { encrypted?: boolean } = {}): Buffer {
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  for (const [index, lines] of pages.entries()) {
    const font = '/Resources << /Font << /F1 3 0 R >> >>';
    add(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${font} /Contents ${5 + index * 2} 0 R >>`);
    const content = drawLines(lines);
    add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  }
  if (options.encrypted) add(`<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`);
  return assemble(objects, options.encrypted ? `/Encrypt ${objects.length} 0 R /ID [<00><00>]` : '');
}

function drawLines(lines: [number, string][]): string {
  let y = 800;
  const parts = lines.map(([size, text]) => {
    y -= size * 1.4;
    return `BT /F1 ${size} Tf 50 ${y.toFixed(1)} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`;
  });
  return parts.join('\n');
}

function assemble(objects: string[], trailer: string): Buffer {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = body.length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  body += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}
