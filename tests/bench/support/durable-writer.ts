// Loads documents one by one into the database of a running server and prints a line for each one stored. Every printed
// line is an acknowledgement: the document must survive a kill -9.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openCommandStore } from '../../../server/base/database/command-store';
import { ingest } from '../../../server/knowledge/ingest/ingest';

const [, , data = '', folder = '', round = '0'] = process.argv;
const { store } = await openCommandStore({ data }, 'durability bench');
mkdirSync(folder, { recursive: true });

/** Every fifth document is written again later, so that kills also hit new versions. */
for (let number = 0; ; number += 1) {
  const name = number % 5 === 4 ? `round-${round}-${number - 4}` : `round-${round}-${number}`;
  const text = `第 ${round} 轮第 ${number} 次写入。润滑油每 ${number + 100} 小时更换一次，用记号 MW-${round}-${number} 记录。`;
  const body = Array.from({ length: 8 }, (_, part) => `## 第 ${part} 节\n\n${text.repeat(4)}`).join('\n\n');
  const file = path.join(folder, `${name}.md`);
  writeFileSync(file, `# ${name}\n\n${body}\n`);
  const report = await ingest({ db: store.db, paths: [file], kbId: 3 });
  if (report.added + report.updated === 1) console.log(`${name}.md MW-${round}-${number}`);
}
