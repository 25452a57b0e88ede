/** A small neural network trained here: one hidden layer, plain gradient descent. */
export interface Classifier {
  /** Log-likelihood of each class. */
  score(input: Float32Array): Float32Array;
}

interface Sample {
  input: Float32Array;
  label: number;
}

const hidden = 72;
const epochs = 10;

export function trainClassifier(samples: readonly Sample[], classes: number): Classifier {
  const inputs = samples[0]?.input.length ?? 0;
  const w1 = weights(hidden * inputs, Math.sqrt(2 / inputs));
  const b1 = new Float32Array(hidden);
  const w2 = weights(classes * hidden, Math.sqrt(2 / hidden));
  const b2 = new Float32Array(classes);
  const h = new Float32Array(hidden);

  function score(input: Float32Array): Float32Array {
    for (let j = 0; j < hidden; j += 1) {
      let sum = b1[j] as number;
      const row = j * inputs;
      for (let i = 0; i < inputs; i += 1) sum += (w1[row + i] as number) * (input[i] as number);
      h[j] = sum > 0 ? sum : 0;
    }
    const out = new Float32Array(classes);
    for (let k = 0; k < classes; k += 1) {
      let sum = b2[k] as number;
      for (let j = 0; j < hidden; j += 1) sum += (w2[k * hidden + j] as number) * (h[j] as number);
      out[k] = sum;
    }
    const most = Math.max(...out);
    const norm = Math.log(out.reduce((sum, value) => sum + Math.exp(value - most), 0)) + most;
    return out.map((value) => value - norm);
  }

  function learn({ input, label }: Sample, rate: number) {
    const out = score(input);
    const back = new Float32Array(hidden);
    for (let k = 0; k < classes; k += 1) {
      const error = Math.exp(out[k] as number) - (k === label ? 1 : 0);
      for (let j = 0; j < hidden; j += 1) {
        back[j] = (back[j] as number) + error * (w2[k * hidden + j] as number);
        w2[k * hidden + j] = (w2[k * hidden + j] as number) - rate * error * (h[j] as number);
      }
      b2[k] = (b2[k] as number) - rate * error;
    }
    for (let j = 0; j < hidden; j += 1) {
      if (h[j] === 0) continue;
      const step = rate * (back[j] as number);
      const row = j * inputs;
      for (let i = 0; i < inputs; i += 1) w1[row + i] = (w1[row + i] as number) - step * (input[i] as number);
      b1[j] = (b1[j] as number) - step;
    }
  }

  const order = samples.map((_, at) => at);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    order.sort(() => Math.random() - 0.5);
    const rate = 0.02 * 0.75 ** epoch;
    for (const at of order) learn(samples[at] as Sample, rate);
  }
  return { score };
}

const weights = (count: number, spread: number) =>
  Float32Array.from({ length: count }, () => (Math.random() + Math.random() + Math.random() - 1.5) * spread);
