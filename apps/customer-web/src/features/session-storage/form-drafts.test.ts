// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { forgetFormDrafts, formDraftKey } from './form-drafts.ts'

test('form drafts: those of other users are deleted, then all; other values of the tab stay', () => {
  const stored = [formDraftKey('usr_1', 'identity'), formDraftKey('usr_2', 'address'), 'puente.visited']
  for (const key of stored) sessionStorage.setItem(key, '{}')
  forgetFormDrafts(sessionStorage, 'usr_1')
  expect(stored.map((key) => sessionStorage.getItem(key))).toEqual(['{}', null, '{}'])
  forgetFormDrafts(sessionStorage)
  expect(stored.map((key) => sessionStorage.getItem(key))).toEqual([null, null, '{}'])
})
