/**
 * How a question asks for a quantity, and what a text must contain to state one: a number with a unit, or words for it.
 * A bare number may measure something else, so each quantity has its own pattern. All patterns match folded text.
 */
export const QUANTITIES: readonly (readonly [ask: RegExp, tells: RegExp])[] = [
  [
    /多久|多长时间|几(?:年|天|个月|周|小时|分钟)|\bhow often\b|\bhow many (?:hours|days|weeks|months|years)\b|\bhow long (?:do|does|should|must|after|before)\b/,
    /[\d一二三四五六七八九十两半数几每]\s*个?(?:年|天|日|月|周|班|小时|分钟|秒)|周期|小时|定期|随时|立即|终身|\d\s*(?:h|min|s|ms)\b|\b(?:hours?|days?|weeks?|months?|years?|minutes?|seconds?|shifts?|times?|annual|daily|weekly|monthly|yearly|regular|intervals?|once|twice|immediate|until|when|every|never|always)/,
  ],
  [
    /多少度(?!数)|温度(?:是|为|要|该|一般)?(?:多少|多高)|\bhow (?:hot|warm|cold)\b|\b(?:what|which) temperature\b/,
    /°[cf]|℃|\d\s*k\b|度/,
  ],
  [
    /多[远宽厚深粗](?!的?水平)|\bhow (?:far|wide|thick|deep|tall)\b|\bhow long (?:is|are) (?:an?|the)\b|\b(?:what|which) (?:distance|diameter|thickness)\b/,
    /[\d(（]\s*m\b|(?:\d\s*|\b)(?:[cmkμu]m|丝|毫米|厘米|微米|米|inch|feet|ft)(?![a-z])|%/,
  ],
  [/力矩|拧多紧|\btorque\b|\bhow tight\b/, /n\s*·?\s*m\b|%|力矩|\btorque/],
  [/多[大高少]的?压力|\b(?:what|which) pressure\b/, /(?:\d\s*|\b)(?:[mk]?pa|bar|psi)\b|倍|\btimes\b|%/],
  [/几公斤|几斤|\bhow heavy\b/, /[\d(（]\s*(?:kg|g|t|吨|克|公斤|千克)(?![a-z])/],
  [
    /几升|多少升|\bhow many (?:lit(?:re|er)s|gallons)\b/,
    /[\d(（]\s*(?:m?l|升|m³)(?![a-z])|%|\blit(?:re|er)s?\b|\bgallon/,
  ],
  [
    /多少转|转速(?:是|为|要)?(?:多少|多高)|多快|\bhow fast\b|\b(?:what|which) speed\b/,
    /r\/min|rpm|m\/s|km|转|\bspeed|速/,
  ],
  [/几伏|多少伏|多[大高]的?电压|\b(?:what|which) (?:\w+ )?voltage\b|\bhow many volts\b/, /[\d(（]\s*k?v\b|\bkv\b|伏/],
  [/多大的?电流|几安(?!全)|\b(?:what|which) current\b|\bhow many amps\b/, /[\d(（]\s*m?a\b|安培|倍|%|\btimes\b/],
  [/几千瓦|多大的?功率|功率(?:是|为)(?:多少|多大)/, /[\d(（]\s*[km]?w\b|\b[km]w\b|千瓦/],
  [
    /几个人|多少人|\bhow many (?:people|persons|workers)\b/,
    /[\d一二三四五六七八九十百千万两]\s*[人名]|\d|\b(?:people|persons|workers|one|two|three|all|every)\b/,
  ],
  [
    /多少|几[个片层根节条次倍台道]|\bhow (?:many|tight|high|fast)\b/,
    /\d|[一二三四五六七八九十百两半每]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half|twice|once|several|few|no|all|every|each|both|single|double)\b/,
  ],
];
