// One drawn box, all the others of its kind: every box of every picture is drawn once (`--every N` takes each Nth). A find
// is right at IoU 0.4. Precision is not stated for blood cells: not all of them are labelled, so finds per picture stand there.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { findAlike } from '../../server/pictures/detection/exemplar/find-alike';
import { planSearch } from '../../server/pictures/detection/exemplar/plan-search';
import { openScene } from '../../server/pictures/detection/exemplar/scene';
import type { Box } from '../../server/pictures/detection/exemplar/types';
import { decodeLayers } from '../../server/pictures/detection/picture/decode-raster';
import { realData } from '../support/real-data';
import { countMatches, drawnWrong, type Marked, pasteInto, readSet, type Tally } from './support/detection-sets';
import { type Figure, report } from './support/report';
import { openPeer } from './support/rotated-correlation';

const every = Number(process.argv[process.argv.indexOf('--every') + 1]) || 1;
type Find = (bytes: Buffer, size: { width: number; height: number }, drawn: Box) => Promise<Box[]>;

const ours: Find = async (bytes, size, drawn) => {
  const plan = planSearch(size, drawn);
  const scene = openScene(
    await decodeLayers(bytes, plan.layers, { owner: 'a' }),
    size,
    plan,
    drawn.width / drawn.height,
  );
  return findAlike(scene, drawn).filter(({ score }) => score >= 0.5);
};

async function tally(set: Marked[], find: Find, redraw = (box: Box) => box, step = every): Promise<Tally> {
  const sum: Tally = { right: 0, wrong: 0, wanted: 0, drawn: 0 };
  let turn = 0;
  for (const picture of set) {
    for (const box of picture.boxes) {
      turn += 1;
      if (turn % step !== 0) continue;
      const finds = await find(picture.bytes, picture, redraw(box));
      countMatches(sum, finds, box, picture.boxes);
    }
  }
  return sum;
}

const precision = ({ right, wrong }: Tally) => right / Math.max(1, right + wrong);
const recall = ({ right, wanted }: Tally) => right / Math.max(1, wanted);

/** The picture without screws, into which the drawn one was pasted: nothing else may be found. */
async function findsInEmpty(screws: Marked[], empty: Buffer): Promise<number> {
  let finds = 0;
  for (const picture of screws) {
    for (const box of picture.boxes.slice(0, 1)) {
      const { bytes, width, height, drawn } = await pasteInto(empty, picture, box);
      finds += (await ours(bytes, { width, height }, drawn)).length;
    }
  }
  return finds;
}

/** CPU seconds for a thing of this size, the search alone: the second of two, so that the code is compiled. */
async function time(
  picture: { width: number; height: number },
  drawn: { width: number; height: number },
  source: Marked,
): Promise<number> {
  const { width, height } = picture;
  const bytes = await sharp(source.bytes).resize(width, height, { fit: 'fill' }).jpeg().toBuffer();
  const box = { x: width / 4, y: height / 4, ...drawn };
  await ours(bytes, picture, box);
  const before = process.cpuUsage();
  await ours(bytes, picture, box);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const things = [
  { width: 16, height: 16 },
  { width: 32, height: 32 },
  { width: 60, height: 20 },
  { width: 160, height: 160 },
];

async function timeAll(source: Marked): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, picture, max] of [
    ['1920×1080', { width: 1920, height: 1080 }, 1.5],
    ['12 Mpx', { width: 4000, height: 3000 }, 6],
  ] as const)
    for (const thing of things) {
      const value = await time(picture, thing, source);
      figures.push({ figure: `${name}, a thing of ${thing.width}×${thing.height}, CPU`, value, max, unit: 's' });
    }
  return figures;
}

async function run(screwFolder: string, cellFolder: string): Promise<void> {
  const screws = readSet(screwFolder, 'screw');
  const cells = readSet(cellFolder, 'RBC');
  const peer = await openPeer();
  const [s, c] = [await tally(screws, ours), await tally(cells, ours)];
  const [ps, pc] = [await tally(screws, peer, undefined, 4 * every), await tally(cells, peer, undefined, 12 * every)];
  const peerName = 'rotated NCC';
  const figures: Figure[] = [
    { figure: `screws precision (n=${s.drawn})`, value: precision(s), min: 0.95, peer: precision(ps), peerName },
    { figure: 'screws recall', value: recall(s), min: 0.9, peer: recall(ps), peerName },
    { figure: `cells recall (n=${c.drawn})`, value: recall(c), min: 0.7, peer: recall(pc), peerName },
    {
      figure: 'cells found in a picture',
      value: (c.right + c.wrong) / c.drawn,
      peer: (pc.right + pc.wrong) / pc.drawn,
      peerName,
    },
  ];
  const empty = readFileSync(path.join(screwFolder, 'images/93_0000.jpg'));
  figures.push({ figure: 'finds in the picture without screws', value: await findsInEmpty(screws, empty), max: 0 });
  for (const [name, redraw] of Object.entries(drawnWrong)) {
    const lost = recall(s) - recall(await tally(screws, ours, redraw, 3 * every));
    figures.push({ figure: `screws recall lost, drawn ${name}`, value: Math.max(0, lost), max: 0.1 });
  }
  figures.push(...(await timeAll(cells[0] as Marked)));
  figures.push({ figure: 'memory of this process', value: process.memoryUsage().rss / 1024 / 1024, unit: 'MB' });
  report('Mark a thing, find all like it', figures);
}

const screwFile = realData('screw_heads_2x2/annotations.jsonl');
const cellFile = realData('bccd_cells_public/annotations.jsonl');
if (screwFile && cellFile) await run(path.dirname(screwFile), path.dirname(cellFile));
