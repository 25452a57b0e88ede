/** Detects the language of a text by its script: each Han character and each run of Latin letters counts as a word. */
export function detectLanguage(text: string): 'zh' | 'en' {
  const sample = text.slice(0, 20_000);
  const han = sample.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = sample.match(/[A-Za-z]{2,}/g)?.length ?? 0;
  // Chinese manuals are full of English names: a quarter of Han characters is enough.
  return han > 0 && han * 3 >= words ? 'zh' : 'en';
}
