import { expect, test } from 'vitest';
import { type CatalogProduct, type Localized, loadCatalog, type ProductText } from '../src/index.ts';

const catalog = loadCatalog();
const languages = ['en', 'zh', 'tn', 'ko'] as const;
const tags = { en: 'en', zh: 'zh', tn: 'zh-TW', ko: 'ko' } as const;
const fields = ['name', 'subtitle', 'description', 'ingredients', 'directions'] as const satisfies readonly (keyof ProductText)[];

/** Characters that exist only in simplified writing: the most frequent of those that differ. */
const simplifiedOnly =
  /[们这为个来时说会过对后没让还发现将于与观级净润肤适颜医疗药剂轻热凉温湿细腻质护产众优传伤价体儿关养写军农冲决况减几击创别动务区协单卖历压厂参双变号叶启员响团园围国图圆圣场坏块坚坛坝垫声处备复够头夹奋奖妇妈妆娱婴孙学宝实宠审宽宾对寻导寿尔尘尝层屿岁岛币帅师帐带帮并广庆库应废开异弃张弹强归当录彻径忆怀态怜总恋恶惊惯愿戏战户执扩扫扬扰护报担拥择挂挥损换据掷携摆摇撑敌数断无旧时显晒晓暂术机杀杂权条极构枪柜标栏树样桥档梦检楼横欢欧残毁毕气汉汤沟没泪泽洁浅测济浓涂涛润涨渐渔湾湿溃满滤滨滩灭灯灵炉点炼烂烛烟烦烧热爱爷牵状独狮猎猫环电画畅疗痒盐监盖盘矿码砖础硕确礼祸种积称稳穷窝竖笔筛签简箩类粮紧纠红级纪纯纱纳纸线练组细织终经结绘给络绝统继绩绪续维绵综绿缓编缘缩网罗罚翘耻联聪肃肠肤肾肿胀胜胶脉脏脑脱脸腊舍艺节芦苍苹范茧荐荡荣药莲获营萧萨蓝蔷虑虫虽蚀蚁补装见规视览觉触订认讨让训议记讲许论设访证评识诉词译试诗话诞该详语误说请诸读课谁调谈谢谨谱贝负财责货质贩贪贫购贯贴贵贸费贺资赏赖赛赞赢趋跃车轨转轮软载辅辆辈输边达迁过运还进远违连迟适选递遗邮郁邻酱酿释针钉钟钢钱铁铃银铺链销锁锐错锦键镜长门闪闭问间闲闻闽阅队阳阴阵阶际陆险随隐难雾静韩韵页顶项顺须顾预领频题颜额风飞饭饮饰饱馆马驱驻验骤鱼鲜鸟鸡鸭麦黄齐齿龙]/u;

const sentences = (text: string) =>
  text
    .split(/[.!?。！？\n]+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 12);
const words = (text: string, language: keyof Localized) =>
  [...new Intl.Segmenter(tags[language], { granularity: 'word' }).segment(text)].filter((segment) => segment.isWordLike).length;

test('the catalog has at least 120 products in 12 classes and 8 brands of 3 shops', () => {
  const count = (of: (product: CatalogProduct) => string) => new Set(catalog.products.map(of)).size;
  expect(catalog.products.length).toBeGreaterThanOrEqual(120);
  expect([count((product) => product.class), count((product) => product.brand), count((product) => product.shop)]).toEqual([12, 8, 3]);
});

test('ids are unique, and every SKU has one value per option', () => {
  const skus = catalog.products.flatMap((product) => product.skus.map((sku) => ({ product, sku })));
  expect(new Set(skus.map(({ sku }) => sku.id)).size).toBe(skus.length);
  expect(skus.filter(({ product, sku }) => sku.values.length !== product.options.length)).toEqual([]);
  const combinations = skus.map(({ product, sku }) => `${product.id}:${sku.values.join('/')}`);
  expect(new Set(combinations).size).toBe(combinations.length);
});

test.each(languages)('every product has five texts in %s, and a description of at least eighty words', (language) => {
  const short = catalog.products.flatMap(({ slug, texts }) => {
    const text = texts[language];
    const missing = fields.filter((field) => !text[field]?.trim()).map((field) => `${slug}: ${field} is missing`);
    return words(text.description, language) < 80 ? [...missing, `${slug}: ${words(text.description, language)} words`] : missing;
  });
  expect(short).toEqual([]);
});

test.each(languages)('no sentence is used for two products in %s', (language) => {
  const owners = new Map<string, Set<string>>();
  for (const { slug, texts } of catalog.products) {
    for (const field of fields) {
      for (const sentence of sentences(texts[language][field])) owners.set(sentence, (owners.get(sentence) ?? new Set()).add(slug));
    }
  }
  expect([...owners].filter(([, slugs]) => slugs.size > 1)).toEqual([]);
});

test('the traditional Chinese texts have no simplified character', () => {
  const found = catalog.products.flatMap(({ slug, texts }) =>
    fields.flatMap((field) =>
      [...texts.tn[field]].filter((character) => simplifiedOnly.test(character)).map((character) => `${slug}.${field}: ${character}`),
    ),
  );
  expect(found).toEqual([]);
});

test.each(['zh', 'tn', 'ko'] as const)('no text in %s has only Latin letters', (language) => {
  const script = language === 'ko' ? /\p{Script=Hangul}/u : /\p{Script=Han}/u;
  const found = catalog.products.flatMap(({ slug, texts }) =>
    fields.filter((field) => !script.test(texts[language][field])).map((field) => `${slug}.${field}`),
  );
  expect(found).toEqual([]);
});
