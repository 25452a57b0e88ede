/**
 * Attributes that may be asked of anything: the pattern of the question and the pattern of a text that states it. If an
 * attribute is asked for and no quotation states it, the answer is only related. All patterns match folded text.
 */
export const SLOTS: readonly (readonly [ask: RegExp, tells: RegExp])[] = [
  [
    /多少钱|价格|价钱|报价|费用|成本|贵不贵|便宜|\bcosts?\b|\bprices?\b|\bcharges?\b|\bexpensive\b|\bcheap/,
    /[¥€]|us\$|\d\s*万?元|价|费用|成本|经济|便宜|\bcost|\bprice|\bcharge[sd]?\b|\bcheap|\bexpens|\beur\b|\busd\b/,
  ],
  [
    /颜色|什么色|哪种色|\bcolou?rs?\b/,
    /颜色|[红黄蓝绿黑白灰橙棕褐]色|发[红黄蓝黑白]|\bcolou?r|\b(?:red|yellow|blue|green|gr[ea]y|black|white|orange|brown)\b/,
  ],
  [/多重|重量|几斤|\bweigh|\bheavy\b/, /\d\s*(?:kg|t|g|公斤|千克|吨|克)(?![a-z])|重量|质量|\bweigh|\bmass\b/],
  [/多厚|厚度|\bthick(?:ness)?\b/, /厚|\bthick/],
  [
    /供应商|哪家|厂家|品牌|牌子|\bsuppliers?\b|\bvendors?\b|\bbrands?\b(?!-)|\bwho (?:makes|sells)\b/,
    /供应商|厂家|品牌|\bsupplie[rds]|\bvendor|\bbrand/,
  ],
  [
    /购买|采购|订购|哪里买|怎么买|订货|\b(?:buy|purchase|order)\b/,
    /购|订货|买|\bbuy|\bbought|\bpurchas|\border(?:ed|s|ing)?\b/,
  ],
  [/保修|质保|三包|\bwarrant|\bguarantee/, /保修|质保|三包|\bwarrant|\bguarantee/],
  [
    /分贝|噪[声音](?:限值|标准|多大|等级|级)|\bdecibels?\b|\bdb\b|\bnoise (?:level|limit)|\bloud\b/,
    /分贝|\bdb\b|db\(a\)|\bdecibel/,
  ],
  [
    /什么材[料质]|材质|哪种材料|材料(?:铸|制)|\b(?:what|which) (?:material|metal|steel|alloy)|\bmade (?:of|from)\b/,
    /材|钢|铁|铜|铝|橡胶|塑料|陶瓷|\bmaterial|\bsteel|\biron\b|\bbronze|\bbrass|\balumin|\brubber|\bplastic|\bceramic|\bcarbide|\bgraphite|\bnbr\b|\bfkm\b|\bptfe\b/,
  ],
  [
    /寿命|能用(?:几|多)|\blife(?:time|span)?\b|\bhow long (?:do|does|will|should) .{1,40} last\b/,
    /寿命|\blife|\blast(?:s|ed)?\b|老化|报废/,
  ],
  [/回收|废弃|废油处理|报废处理|\bdispos|\brecycl|\bscrap\b/, /回收|废弃|处置|危险废物|\bdispos|\brecycl/],
  [/排放|\bemission/, /排放|\bemission/],
  [/油漆|涂料|刷漆|喷漆|\bpaint/, /漆|涂料|\bpaint/],
  [
    /选型|怎么选|如何选|怎样选|\bhow (?:do|should|can) (?:i|we|you) (?:size|select|choose)\b|\bsizing\b/,
    /选型|选[用择取定]|应[按选]|取[^决]|适[用合]|\bselect|\bchoos|\bchosen|\bsiz(?:e[ds]?|ing)\b|\bsuit/,
  ],
  [
    /清洗|洗干净|擦洗|\bhow (?:do|should|can) (?:i|we|you) (?:clean|wash)\b/,
    /清洗|冲洗|清理|清洁|擦|\bclean|\bwash|\bflush/,
  ],
  [/校准|标定|\bcalibrat/, /校准|标定|校验|检定|\bcalibrat/],
  [/安装包|下载|\bdownload/, /下载|\bdownload/],
  [/授权|许可证|许可费|\blicen[cs]/, /授权|许可|\blicen[cs]/],
  [
    /软件版本|固件|升级|\bfirmware\b|\bupgrade\b|\bupdate\b/,
    /固件|版本|升级|更新|\bfirmware|\bversion|\bupgrad|\bupdat/,
  ],
  [/上传|\bupload/, /上传|\bupload/],
  [/注册|\bregister (?!s\b)/, /注册|登记|\bregist/],
  [
    /培训|考证|证书|资质|资格|持证|\bcertificat|\bqualification|\btraining\b|\blicen[cs]ed\b/,
    /培训|证|资质|资格|授权|\bcertif|\bqualif|\btrain|\bauthori[sz]/,
  ],
  [/工资|薪水|待遇|\bsalary\b|\bwages?\b|\bearn\b/, /工资|薪|\bsalar|\bwage/],
  [/谁发明|哪年发明|发明|\binvent/, /发明|\binvent/],
  [
    /耗电|电费|能耗|功耗|省电|\bpower consumption\b|\benergy consumption\b|\bhow much (?:power|energy|electricity)\b/,
    /耗电|电费|能耗|功耗|节能|\bconsum|\benergy|\d\s*k?wh?\b/,
  ],
  [
    /运输|搬运|吊装|装箱|包装|\btransport|\bship(?:ped|ping)?\b|\bpackag/,
    /运输|搬运|吊|装箱|包装|\btransport|\bship|\bpackag|\blift/,
  ],
  [/充电|\bcharg(?:e|ing)\b.{0,20}\b(?:current|time|battery)|\brecharg/, /充电|\bcharg/],
  [
    /哪里(?:生产|制造)|产地|进口还是|\bmade in\b|\bwhere (?:is|are) .{1,40} (?:made|produced|manufactured)\b/,
    /产地|生产于|制造商|\bmade in\b|\bmanufactured in\b/,
  ],
  [/保温|隔热|\bthermal insulation\b|\binsulat(?:ed|ion) thick/, /保温|隔热|\bthermal insulation|\blagging/],
  [
    /精度(?!.{0,6}对中)|\baccuracy\b|\bprecision\b|\brepeatab/,
    /精度|误差|偏差|\baccura|\bprecis|\brepeatab|\berror|\btoleranc/,
  ],
  [
    /尺寸(?!检)|外形|\bdimensions?\b|\bhow (?:big|tall|wide)\b/,
    /尺寸|外形|\d\s*mm|\bdimension|\bsize|\bwide|\bdiameter/,
  ],
  [/天气|气温预报|\bweather\b|\bforecast\b/, /天气|\bweather/],
  [
    /营业|几点开门|开门|\bopening hours\b|\bopen(?:s)? (?:today|tomorrow)\b|\btime does .{1,30} open\b/,
    /营业|\bopening hours/,
  ],
];
