/** The first of the common characters of each syllable, in the order of Chinese dictionaries. */
const SYLLABLES = [
  'a吖ai哎an安ang肮ao凹ba八bai掰ban扳bang邦bao勹bei卑ben奔beng崩bi逼bian边biao灬bie憋bin玢bing冫bo拨bu逋ca嚓',
  'cai猜can参cang仓cao操ce册cen岑ceng噌cha叉chai拆chan觇chang伥chao抄che车chen抻cheng柽chi吃chong充chou抽',
  'chu出chuai揣chuan巛chuang疮chui吹chun春chuo踔ci呲cong匆cou凑cu粗cuan汆cui崔cun村cuo搓da哒dai呆dan丹',
  'dang当dao刀de得deng灯di氐dia嗲dian掂diao刁die爹ding丁diu丢dong东dou都du嘟duan端dui堆dun吨duo多e婀ei诶en恩',
  'er儿fa发fan帆fang匚fei飞fen分feng丰fou缶fu夫ga旮gai该gan甘gang冈gao皋ge戈gei给gen根geng庚gong工gou勾gu估',
  'gua瓜guai乖guan关guang光gui归gun丨guo呙ha哈hai咳han顸hang夯hao蒿he诃hei黑hen痕heng亨hong轰hou侯hu乎hua花',
  'huai怀huan欢huang肓hui灰hun昏huo耠ji丌jia加jian戋jiang江jiao艽jie阶jin巾jing京jiong冂jiu纠ju居juan娟',
  'jue噘jun军ka咔kai开kan刊kang康kao尻ke苛ken肯keng吭kong空kou抠ku刳kua夸kuai蒯kuan宽kuang匡kui亏kun坤kuo扩',
  'la垃lai来lan兰lang啷lao捞le仂lei雷leng塄li哩lia俩lian奁liang良liao撩lie咧lin拎ling伶liu溜long龙lou娄lu噜',
  'lv驴luan娈lve掠lun抡luo罗ma妈mai埋man颟mang邙mao猫me么mei没men门meng虻mi咪mian宀miao喵mie乜min民ming名',
  'miu谬mo摸mou哞mu毪na拿nai乃nan囡nang囔nao孬ne疒nei馁nen恁neng能ni妮nian拈niang娘niao鸟nie捏nin您ning宁',
  'niu妞nong农nou耨nu奴nv女nuan暖nve疟nuo挪o喔ou讴pa趴pai拍pan潘pang乓pao抛pei呸pen喷peng怦pi丕pian偏piao剽',
  'pie氕pin姘ping乒po钋pou剖pu仆qi七qia掐qian千qiang呛qiao悄qie且qin亲qing青qiong邛qiu丘qu区quan悛que炔',
  'qun逡ran蚺rang禳rao娆re惹ren人reng扔ri日rong戎rou柔ru如ruan阮rui蕤run闰ruo若sa仨sai塞san三sang桑sao搔se色',
  'sen森seng僧sha杀shai筛shan山shang伤shao捎she奢shen申sheng升shi尸shou收shu书shua刷shuai衰shuan闩',
  'shuang双shui水shun吮shuo说si厶song忪sou嗖su苏suan狻sui虽sun孙suo唆ta他tai胎tan坍tang汤tao涛te忑teng疼',
  'ti剔tian天tiao佻tie帖ting厅tong通tou偷tu凸tuan湍tui推tun吞tuo乇wa挖wai歪wan弯wang尢wei危wen温weng翁wo挝',
  'wu乌xi夕xia呷xian仙xiang乡xiao枭xie些xin心xing星xiong凶xiu休xu吁xuan轩xue削xun勋ya丫yan恹yang央yao幺ye掖',
  'yi一yin因ying应yo哟yong佣you优yu纡yuan鸢yue曰yun晕za匝zai灾zan糌zang赃zao遭ze则zei贼zen怎zeng增zha扎',
  'zhai斋zhan沾zhang张zhao钊zhe蜇zhen贞zheng争zhi之zhong中zhou州zhu朱zhua抓zhuai拽zhuan专zhuang妆zhui隹',
  'zhun肫zhuo拙zi孜zong宗zou邹zu租zuan钻zui嘴zun尊zuo嘬',
].flatMap((line) =>
  [...line.matchAll(/([a-z]+)(\p{Script=Han})/gu)].map(([, syllable = '', first = '']) => ({ syllable, first })),
);

/** Words and characters that are read otherwise in most names than where dictionaries list them. */
const OTHERWISE: Readonly<Record<string, string>> = {
  重庆: 'chongqing',
  厦门: 'xiamen',
  西藏: 'xizang',
  银行: 'yinhang',
  长: 'chang',
  地: 'di',
  佛: 'fo',
  翟: 'zhai',
  泊: 'bo',
  琢: 'zhuo',
  晟: 'sheng',
  削: 'xiao',
  〇: 'ling',
  都: 'du',
  轧: 'zha',
};

const CHINESE = /[\u3007\u4e00-\u9fff]+/g;

/** Whether there is anything to spell. */
export const hasChinese = (text: string): boolean => text.search(CHINESE) >= 0;

/**
 * Spells Chinese in Latin letters, without tones and with spaces between words. A character with several readings gets
 * the one dictionaries list it under, which is enough to suggest an address.
 */
export function pinyin(text: string): string {
  const { compare } = new Intl.Collator('zh-u-co-pinyin');
  const words = new Intl.Segmenter('zh', { granularity: 'word' });
  const read = (character: string) =>
    OTHERWISE[character] ?? SYLLABLES.findLast(({ first }) => compare(first, character) <= 0)?.syllable ?? '';
  const spell = (word: string) => OTHERWISE[word] ?? [...word].map(read).join('');
  const spaced = text.replace(
    CHINESE,
    (run) => ` ${[...words.segment(run)].map(({ segment }) => spell(segment)).join(' ')} `,
  );
  return spaced.replace(/ +/g, ' ').trim();
}
