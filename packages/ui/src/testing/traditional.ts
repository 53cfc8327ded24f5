/** What Taiwan says in other words or sets between other marks, before it is written with other characters. */
const words: Readonly<Record<string, string>> = {
  订单号: '訂單編號',
  收货地址: '收件地址',
  消息: '訊息',
  积分: '點數',
  支付宝: '支付寶',
  手机号: '手機號碼',
  支付: '付款',
  充值: '儲值',
  提现: '提領',
  登录: '登入',
  默认: '預設',
  搜索: '搜尋',
  发货: '出貨',
  揽收: '收件',
  派送: '配送',
  免邮: '免運',
  护发: '護髮',
  复制: '複製',
  制作: '製作',
  设置: '設定',
  条评价: '則評價',
  '“': '「',
  '”': '」',
};

/** The characters of the stories that are written otherwise, each before its other form. */
const characters =
  '与與业業东東丢丟两兩个個丰豐为為么麼书書买買于於云雲仅僅从從们們价價优優会會体體余餘侧側关關兴興养養内內册冊写寫减減凭憑刚剛删刪动動区區华華单單卖賣压壓双雙发發' +
  '叶葉号號后後员員响響园園国國图圖圆圓场場处處够夠头頭妆妝宝寶实實审審对對将將岛島干乾并並应應开開弃棄张張当當录錄态態户戶扫掃抚撫护護担擔拣揀损損换換揽攬无無时時' +
  '晒曬暂暫机機杀殺权權条條来來栏欄样樣桦樺桧檜梦夢楼樓槛檻欢歡汇匯没沒沪滬泽澤洁潔润潤温溫湾灣满滿滤濾滨濱澜瀾灯燈灵靈点點热熱爱愛状狀现現盐鹽盖蓋着著矿礦码碼确確' +
  '礼禮离離种種积積笔筆筑築筛篩类類约約纸紙纹紋组組细細绍紹经經结結给給继繼续續绿綠缓緩肤膚脸臉舰艦苏蘇荐薦药藥营營蓝藍补補装裝见見规規视視订訂认認记記设設证證评評' +
  '试試询詢详詳说說请請读讀课課谢謝账帳货貨购購费費资資车車转轉轻輕载載边邊达達过過运運还還这這进進迹跡适適选選递遞邮郵里裡钟鐘钱錢银銀铺鋪销銷键鍵门門闭閉问問间間' +
  '阅閱陈陳随隨隐隱静靜韩韓页頁顺順顾顧预預领領额額馏餾驻駐验驗鲨鯊鸟鳥麦麥黄黃龙龍';

const otherForm = new Map([...characters.matchAll(/(.)(.)/gu)].map(([, simplified = '', traditional = '']) => [simplified, traditional]));
const anyWord = new RegExp(Object.keys(words).join('|'), 'g');

/** A Chinese text of the stories as it stands in Taiwan. */
export function inTraditional(text: string): string {
  return [...text.replace(anyWord, (word) => words[word] ?? word)].map((character) => otherForm.get(character) ?? character).join('');
}
