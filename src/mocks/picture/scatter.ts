interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MOST = 12;

/** Rows of boxes of one size over the picture, the drawn one first, with decreasing scores. Deterministic. */
export function scatter(drawn: Box, size: { width: number; height: number }): (Box & { score: number })[] {
  const boxes: Box[] = [drawn];
  const [across, down] = [Math.ceil(drawn.width * 1.15), Math.ceil(drawn.height * 1.25)];
  for (let y = drawn.y % down; y + drawn.height <= size.height; y += down)
    for (let x = drawn.x % across; x + drawn.width <= size.width; x += across)
      if (x !== drawn.x || y !== drawn.y) boxes.push({ ...drawn, x, y });
  const step = Math.max(1, Math.floor(boxes.length / MOST));
  const kept = boxes.filter((_, at) => at % step === 0).slice(0, MOST);
  return kept.map((box, at) => ({ ...box, score: Math.round((0.98 - at * 0.05) * 100) / 100 }));
}
