import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('every address stands as it was promised to bookmarks, mails and the installed app', () => {
  const id = '00000000000000000000000000000001'
  const price = { corridor: 'us-usd', side: 'send', amount: '200000' } as const
  expect({
    home: paths.home(),
    homeWithPrice: paths.home(price),
    login: paths.login(),
    loginWithCallback: paths.login('/transfers?after=x&y=á'),
    notFound: paths.notFound(),
    send: paths.send(),
    sendWithPrice: paths.send(price),
    sendToRecipient: paths.send({ recipient: `rcp_${id}` }),
    sendAmount: paths.sendAmount(),
    sendRecipient: paths.sendRecipient(),
    sendTo: paths.sendTo(`rcp_${id}`),
    sendNewRecipient: paths.sendNewRecipient(),
    sendPurpose: paths.sendPurpose(),
    sendReview: paths.sendReview(),
    sendPay: paths.sendPay(`trf_${id}`),
    transfers: paths.transfers(),
    transfer: paths.transfer(`trf_${id}`),
    recipients: paths.recipients(),
    recipient: paths.recipient(`rcp_${id}`),
  }).toMatchInlineSnapshot(`
    {
      "home": "/",
      "homeWithPrice": "/?corridor=us-usd&side=send&amount=200000",
      "login": "/login",
      "loginWithCallback": "/login?callbackUrl=%2Ftransfers%3Fafter%3Dx%26y%3D%C3%A1",
      "notFound": "/404",
      "recipient": "/recipients/rcp_00000000000000000000000000000001",
      "recipients": "/recipients",
      "send": "/send",
      "sendAmount": "/send/amount",
      "sendNewRecipient": "/send/recipient/new",
      "sendPay": "/send/pay/trf_00000000000000000000000000000001",
      "sendPurpose": "/send/purpose",
      "sendRecipient": "/send/recipient",
      "sendReview": "/send/review",
      "sendTo": "/send/recipient?choose=rcp_00000000000000000000000000000001",
      "sendToRecipient": "/send?recipient=rcp_00000000000000000000000000000001",
      "sendWithPrice": "/send?corridor=us-usd&side=send&amount=200000",
      "transfer": "/transfers/trf_00000000000000000000000000000001",
      "transfers": "/transfers",
    }
  `)
})
