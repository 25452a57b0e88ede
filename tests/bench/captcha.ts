// How many captchas a classifier trained on the generator itself solves: of the previous generator, to show that it
// works, and of the current one.
import sharp from 'sharp';
import { drawCaptcha, newAnswer } from '../../server/accounts/captcha/draw-captcha';
import { glyphs } from '../../server/accounts/captcha/glyphs';
import { type Classifier, trainClassifier } from './support/classifier';
import * as before from './support/old-captcha/draw-captcha';
import { report } from './support/report';

const TRAINED_ON = 2000;
const TRIED = 200;
const letters = Object.keys(glyphs);
/** Input size of the classifier for one character. */
const view = { width: 20, height: 24 };

interface Generator {
  draw(answer: string): Promise<string>;
  newAnswer(): string;
  width: number;
  height: number;
  lengths: number[];
  /** Approximate centres of the characters. */
  middles(length: number): number[];
  /** Pixels on either side of a centre that the classifier sees. */
  reach: number;
}

const old: Generator = {
  draw: before.drawCaptcha,
  newAnswer: before.newAnswer,
  width: 140,
  height: 48,
  lengths: [4],
  middles: (length) => Array.from({ length }, (_, at) => 24 + (at * 116) / length),
  reach: 16,
};
const ours: Generator = {
  draw: drawCaptcha,
  newAnswer,
  width: 200,
  height: 60,
  lengths: [4, 5],
  middles: (length) => Array.from({ length }, (_, at) => 15 + ((at + 0.5) * 170) / length),
  reach: 22,
};

/** One picture as ink, 0 to 1. */
async function inkOf({ width }: Generator, picture: string): Promise<Float32Array> {
  const bytes = Buffer.from(picture.split(',')[1] ?? '', 'base64');
  const { data } = await sharp(bytes).greyscale().blur(0.6).raw().toBuffer({ resolveWithObject: true });
  let paper = 0;
  for (const value of data) paper = Math.max(paper, value);
  const ink = Float32Array.from(data, (value) => Math.min(1, (paper - value) / 140));
  if (ink.length % width !== 0) throw new Error('The picture has another width than the bench believes.');
  return ink;
}

/** The area around a character, scaled down to the classifier's input. */
function partOf({ width, height, reach }: Generator, ink: Float32Array, middle: number): Float32Array {
  const part = new Float32Array(view.width * view.height);
  const [stepX, stepY] = [(2 * reach) / view.width, height / view.height];
  for (let row = 0; row < view.height; row += 1)
    for (let column = 0; column < view.width; column += 1) {
      const [fromX, fromY] = [middle - reach + column * stepX, row * stepY];
      let [sum, count] = [0, 0];
      for (let y = Math.floor(fromY); y < fromY + stepY; y += 1)
        for (let x = Math.floor(fromX); x < fromX + stepX; x += 1) {
          if (x >= 0 && x < width && y < height) sum += ink[y * width + x] ?? 0;
          count += 1;
        }
      part[row * view.width + column] = sum / Math.max(1, count);
    }
  return part;
}

async function train(generator: Generator): Promise<Classifier> {
  const samples: { input: Float32Array; label: number }[] = [];
  for (let n = 0; n < TRAINED_ON; n += 1) {
    const answer = generator.newAnswer();
    const ink = await inkOf(generator, await generator.draw(answer));
    generator.middles(answer.length).forEach((middle, at) => {
      samples.push({ input: partOf(generator, ink, middle), label: letters.indexOf(answer[at] ?? '') });
    });
  }
  return trainClassifier(samples, letters.length);
}

/** The most likely reading over all possible lengths. */
function read(generator: Generator, classifier: Classifier, ink: Float32Array): string {
  const readings = generator.lengths.map((length) => {
    const characters = generator.middles(length).map((middle) => {
      const score = classifier.score(partOf(generator, ink, middle));
      const best = score.indexOf(Math.max(...score));
      return { letter: letters[best] ?? '', score: score[best] ?? 0 };
    });
    const mean = characters.reduce((sum, { score }) => sum + score, 0) / length;
    return { text: characters.map(({ letter }) => letter).join(''), mean };
  });
  return readings.sort((a, b) => b.mean - a.mean)[0]?.text ?? '';
}

async function solved(generator: Generator): Promise<{ pictures: number; characters: number }> {
  const classifier = await train(generator);
  let [pictures, right, all] = [0, 0, 0];
  for (let n = 0; n < TRIED; n += 1) {
    const answer = generator.newAnswer();
    const text = read(generator, classifier, await inkOf(generator, await generator.draw(answer)));
    if (text === answer) pictures += 1;
    all += answer.length;
    right += [...answer].filter((one, at) => one === text[at]).length;
  }
  return { pictures: pictures / TRIED, characters: right / all };
}

const [was, is] = [await solved(old), await solved(ours)];
report(`Captcha: pictures solved by a classifier trained on ${TRAINED_ON} of the generator, of ${TRIED}`, [
  { figure: 'pictures of the generator of before', value: was.pictures, min: 0.7 },
  { figure: 'characters of the generator of before', value: was.characters },
  { figure: 'pictures of ours', value: is.pictures, max: 0.2 },
  { figure: 'characters of ours', value: is.characters },
]);
