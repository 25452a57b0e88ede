/** Words that stand for one of two or more sides. A question about one side is not answered by the other. */
const CONTRASTS: readonly (readonly RegExp[])[] = [
  [/左/, /右/],
  [/前(?!后|期|提|面板)/, /后(?!期|果|续|处理)/],
  [/上(?!锁|述|电|传|限|报)/, /下(?!述|限|载|列|降)/],
  [/上限|最高|最大|至多|maximum|\bmax\b|highest|at most/, /下限|最低|最小|至少|minimum|\bmin\b|lowest|at least/],
  [/过高|偏高|太高|升高|too high|rises?\b|overheat/, /过低|偏低|太低|降低|too low|drops?\b/],
  [/内圈|inner/, /外圈|outer/],
  [/进口|入口|进油|进水|进气|\binlet|suction/, /出口|回油|出水|排气|\boutlet|discharge/],
  [/输入|\binput/, /输出|\boutput/],
  [/手动|manual/, /自动|automatic/],
  [/打开|开启|\bopen/, /关闭|关断|\bclos/],
  [/松开|拆|\bloosen|\bremov|\bdismantl/, /夹紧|拧紧|安装|装配|\btighten|\binstall|\bfit\b|\bclamp/],
  [/启动|开机|start(?!er)/, /停机|停止|\bstop|shut ?down/],
  [/常开|normally open/, /常闭|normally closed/],
  [/正转|顺时针|clockwise/, /反转|逆时针|counter-?clockwise|anticlockwise/],
  [/驱动端|drive end/, /非驱动端|non-drive end/],
  [/夏/, /冬/],
  [/不断[线电开裂]/, /(?<!不)断[线电开裂]/],
  [/新(?!增|建)/, /旧/],
  [/低速|low speed/, /高速|high speed/],
  [/低压|low (?:pressure|voltage)/, /高压|high (?:pressure|voltage)/],
  [/空载|no load|unloaded/, /满载|负载|under load|full load/],
  [/\bleft\b/, /\bright\b/],
  [/\bfront\b/, /\brear\b|\bback\b/],
  [/\bupper\b|\btop\b/, /\blower\b|\bbottom\b/],
  [/\bbefore\b/, /\bafter\b/],
];

/** The sides that a folded question names. */
export const contrastsIn = (folded: string): string[] =>
  CONTRASTS.flatMap((sides, pair) => sides.flatMap((side, n) => (side.test(folded) ? [`${pair}.${n}`] : [])));
