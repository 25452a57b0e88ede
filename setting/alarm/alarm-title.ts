const LABELS = {
  zh: { alarm: '报警', colon: '：' },
  en: { alarm: 'alarm', colon: ': ' },
} as const;
const TITLE = /^(.*?)\s*(?:alarm|报警) (\S+)(?: \(([\w#]+)\))?(?::\s*|：\s*)([\s\S]*)$/i;

interface AlarmName {
  /** Maker and component. */
  machine: string;
  code: string;
  hex?: string;
  meaning: string;
}

/** Title of an alarm record: "Dobot controller alarm 16 (0x10): …". */
export const alarmTitle = ({ machine, code, hex, meaning }: AlarmName, lang: keyof typeof LABELS): string =>
  `${[machine, LABELS[lang].alarm, code, hex && `(${hex})`].filter(Boolean).join(' ')}${LABELS[lang].colon}${meaning}`;

/** Parses such a title; undefined for others. */
export function readAlarmTitle(title: string): AlarmName | undefined {
  const [, machine, code, hex, meaning] = TITLE.exec(title) ?? [];
  return machine === undefined || code === undefined
    ? undefined
    : { machine, code, ...(hex && { hex }), meaning: meaning ?? '' };
}
