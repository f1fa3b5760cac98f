import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('addresses stay what they are: links in mails and notes lead to them', () => {
  const written = Object.entries(paths).map(([name, path]) => [name, path('ID')])
  expect(Object.fromEntries(written)).toMatchInlineSnapshot(`
    {
      "home": "/",
      "login": "/login",
      "notFound": "/404",
      "review": "/reviews/ID",
      "reviews": "/reviews",
      "transfer": "/transfers/ID",
      "transfers": "/transfers",
      "trialBalance": "/trial-balance",
    }
  `)
})
