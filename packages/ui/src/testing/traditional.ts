/** Terms and punctuation that differ in Taiwan, replaced before the conversion of characters. */
const words: Readonly<Record<string, string>> = {
  订单号: '訂單編號',
  收货地址: '收件地址',
  消息: '訊息',
  积分: '點數',
  支付宝: '支付寶',
  手机号: '手機號碼',
  微信支付: '微信支付',
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
  信息: '資訊',
  伙伴: '夥伴',
  回复: '回覆',
  采收: '採收',
  范围: '範圍',
  一并: '一併',
  标签: '標籤',
  已保存: '已儲存',
  条评价: '則評價',
  '“': '「',
  '”': '」',
};

/** Characters of the stories with a different traditional form: each is followed by that form. */
const characters =
  '与與业業东東丢丟两兩个個丰豐为為么麼义義书書买買于於云雲仅僅从從仪儀们們价價优優会會传傳体體余餘侧側兑兌关關兴興养養内內册冊写寫减減凭憑刚剛删刪务務动動区區华華协協单單' +
  '卖賣压壓县縣双雙发發叶葉号號后後听聽员員响響园園围圍国國图圖圆圓场場块塊处處够夠头頭妆妝宁寧宝寶实實审審对對将將尝嘗属屬岛島干乾并並应應开開弃棄张張当當录錄态態户戶执執' +
  '扫掃抚撫抢搶护護报報担擔拣揀择擇损損换換揽攬数數无無时時昵暱显顯晒曬暂暫机機杀殺权權条條来來标標栏欄样樣桦樺桧檜梦夢楼樓槛檻欢歡欧歐汇匯没沒沪滬泽澤洁潔润潤温溫湾灣满滿' +
  '滤濾滨濱澜瀾灯燈灵靈点點热熱爱愛状狀现現盐鹽盖蓋着著矿礦码碼确確礼禮离離种種积積称稱稳穩笔筆筑築筛篩类類约約纸紙纹紋组組细細绍紹经經绑綁结結给給继繼续續维維综綜绿綠缓緩' +
  '网網肤膚脸臉舰艦苏蘇荐薦药藥获獲营營蓝藍补補装裝见見规規视視订訂认認议議记記许許设設证證评評试試话話询詢该該详詳语語误誤说說请請读讀课課谢謝负負责責账帳货貨购購费費资資' +
  '车車转轉轮輪轻輕载載边邊达達过過运運还還这這进進迹跡适適选選递遞邮郵里裡钟鐘钱錢银銀铺鋪销銷错錯键鍵镜鏡门門闭閉问問间間阅閱陈陳随隨隐隱静靜韩韓页頁顺順须須顾顧预預领領' +
  '颈頸频頻额額馏餾驻駐验驗骤驟鲨鯊鸟鳥麦麥黄黃齐齊龙龍';

const otherForm = new Map([...characters.matchAll(/(.)(.)/gu)].map(([, simplified = '', traditional = '']) => [simplified, traditional]));
const anyWord = new RegExp(Object.keys(words).join('|'), 'g');

/** Converts a simplified Chinese text of the stories to traditional Chinese as used in Taiwan. */
export function inTraditional(text: string): string {
  return [...text.replace(anyWord, (word) => words[word] ?? word)].map((character) => otherForm.get(character) ?? character).join('');
}
