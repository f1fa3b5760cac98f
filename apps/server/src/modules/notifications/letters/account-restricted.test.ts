import { settingKind } from '@puente/contract/staff'
import { expect, test } from 'vitest'
import { frame } from './frame.test-kit.ts'
import { render } from './render.ts'

test.each([
  ['restricted', true],
  ['suspended', true],
  ['ending', true],
  ['lifted', false],
] as const)('a mail that an account is %s: how to disagree is said (%s)', (outcome, isSaid) => {
  const template = 'account-restricted'
  const texts = settingKind.messageTemplate.initial(template)
  if (texts === undefined) throw new Error('no texts')
  const facts = { outcome, day: '2026-12-15' }
  const { text } = render({ template, texts, facts }, frame, {
    name: 'Ana',
    topic: 'account',
    token: undefined,
  })
  expect(text.includes('Si no estás de acuerdo, puedes reclamar')).toBe(isSaid)
  expect(text).not.toContain('{')
})
