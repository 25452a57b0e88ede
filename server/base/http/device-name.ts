const browsers: [RegExp, string][] = [
  [/MicroMessenger\//, 'WeChat'],
  [/DingTalk\//, 'DingTalk'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/(OPR|Opera)\//, 'Opera'],
  [/HuaweiBrowser\//, 'Huawei Browser'],
  [/(FxiOS|Firefox)\//, 'Firefox'],
  [/(CriOS|Chrome|Chromium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** A short name such as "Chrome · Windows" from a User-Agent header, for people to tell their devices apart. */
export function deviceName(userAgent: string | undefined): string {
  const text = userAgent ?? '';
  const named = [browsers, systems].map((list) => list.find(([pattern]) => pattern.test(text))?.[1]);
  return named.filter(Boolean).join(' · ');
}
