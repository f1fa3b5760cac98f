import { expect, test } from 'vitest'
import { HttpError } from '../client/http-error.ts'
import { errorReportOptions } from './options.ts'

const options = errorReportOptions({ dsn: 'https://key@errors.test/1', environment: 'sandbox' })

test('reports go through our own tunnel, without traces, without replays', () => {
  expect(options).toMatchObject({
    tunnel: '/api/monitoring',
    tracesSampleRate: 0,
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 0,
  })
})

test('an ended session is no error: its message is the one that is ignored', () => {
  expect(options.ignoreErrors).toEqual([new HttpError(401).message])
})

test('only events that carry an exception are sent', async () => {
  const send = options.beforeSend
  const event = { type: undefined, message: 'a message' } as const
  expect(await send?.(event, {})).toBeNull()
  expect(await send?.({ ...event, exception: { values: [] } }, {})).toMatchObject({ message: 'a message' })
})

test('/404 is left out', () => {
  const [ignored] = options.ignoreSpans ?? []
  expect(ignored).toBeInstanceOf(RegExp)
  expect((ignored as RegExp).test('/404')).toBe(true)
  expect((ignored as RegExp).test('/transfers/404')).toBe(false)
})

test('nothing about the person is collected', () => {
  const values = JSON.stringify(options.dataCollection)
  expect(values).not.toContain('true')
  expect(options.dataCollection).toMatchObject({
    userInfo: false,
    cookies: false,
    httpHeaders: false,
    httpBodies: [],
    urlQueryParams: false,
    stackFrameVariables: false,
  })
})
