import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'

let chatting: TestEnvironment
let silent: TestEnvironment
beforeAll(async () => {
  const bare = { sandbox: false, people: false } as const
  chatting = await createEnvironment({
    ...bare,
    env: { CHAT_WIDGET_ID: 'sala"7', CHAT_WIDGET_URL: 'https://chat.example/w/{id}.js?a=1&b=2' },
  })
  silent = await createEnvironment(bare)
})
afterAll(() => Promise.all([chatting?.close(), silent?.close()]))

const pageOf = async (world: TestEnvironment) => {
  const response = await fetch(new URL('/api/chat-widget', world.listeners.customer))
  return { response, text: await response.text(), policy: response.headers.get('content-security-policy') }
}

test("the chat's page: runs only the widget's script, with a nonce and an opaque origin", async () => {
  const { response, text, policy } = await pageOf(chatting)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const nonce = /'nonce-([^']+)'/.exec(policy ?? '')?.[1] ?? ''
  expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/)
  expect(text).toContain(
    `<script nonce="${nonce}" src="https://chat.example/w/sala%227.js?a=1&amp;b=2" data-widget-id="sala&quot;7">`,
  )
  expect(text.match(/<script/g)).toHaveLength(1)
  const rules = new Map(
    (policy ?? '').split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]),
  )
  expect(rules.get('default-src')).toEqual(["'none'"])
  expect(rules.get('script-src')).toEqual([`'nonce-${nonce}'`, "'strict-dynamic'"])
  // With allow-same-origin the script could read the app and call the API as the signed-in user.
  expect(rules.get('sandbox')).toContain('allow-scripts')
  expect(rules.get('sandbox')).not.toContain('allow-same-origin')
  expect(rules.get('frame-ancestors')).toEqual(["'self'"])
  expect((await pageOf(chatting)).policy).not.toContain(nonce)
})

test("the app's policy: unchanged, no third-party script is allowed", async () => {
  const response = await fetch(new URL('/api/config', chatting.listeners.customer))
  expect(response.headers.get('content-security-policy')).not.toContain('chat.example')
  expect(await response.json()).toMatchObject({ chatWidgetId: 'sala"7' })
})

test('without a widget id: no chat page and no trace of it', async () => {
  expect((await pageOf(silent)).response.status).toBe(404)
  const config = await fetch(new URL('/api/config', silent.listeners.customer))
  expect(await config.text()).not.toMatch(/chat/i)
})
