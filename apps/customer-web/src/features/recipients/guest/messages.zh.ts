import type { Translated } from '@puente/contract'
import type { guestMessages as spanish } from './messages.es.ts'

/** Texts of the form that a recipient fills in, in simplified Chinese. */
export const guestMessages: Translated<typeof spanish> = {
  title: '{sender} 想给您汇款',
  lead: '请填写您在{country}的账户信息。{sender} 核对后再汇款。',
  safe: '这些信息仅用于向您付款。任何人都不会向您索要密码或验证码。',
  until: '此链接只能使用一次，有效期至 {date}。',
  language: '语言',
  loading: '正在加载…',
  kind: '账户属于谁？',
  kinds: {
    person: '个人',
    company: '公司',
  },
  name: {
    person: '全名',
    company: '公司名称',
  },
  nameHint: '与您银行登记的一致。',
  nameMissing: '请填写收款人姓名。',
  submit: '将我的信息发送给 {sender}',
  sent: {
    title: '{sender} 已收到您的信息',
    text: '对方会进行核对。您可以关闭此页面。如有错误，请索取新的链接。',
  },
  gone: {
    used: {
      title: '此链接已被使用',
      text: '信息已送达发送链接的人。如需更改，请索取新的链接。',
    },
    expired: {
      title: '此链接已过期',
      text: '请向发送链接的人索取新的链接。',
    },
    revoked: {
      title: '此链接已被撤回',
      text: '请向发送链接的人索取新的链接。',
    },
    unknown: {
      title: '此链接没有对应的表单',
      text: '链接可能不完整。请让发送链接的人重新分享。',
    },
  },
  failed: {
    title: '无法加载表单',
    text: '请检查网络后重试。',
    retry: '重试',
  },
  notSent: {
    title: '无法发送您的信息',
    text: '您填写的内容仍在此处。请检查网络后重试。',
    tooMany: '尝试次数过多，请等待几分钟。',
    closed: '目前无法向该国家汇款。',
  },
  ui: {
    titlePrefix: '错误：',
    summaryTitle: '有一个问题',
    optional: '（可选）',
    tooLong: '此内容最多 {longest} 个字符，您填写了 {typed} 个。请缩短。',
  },
}
