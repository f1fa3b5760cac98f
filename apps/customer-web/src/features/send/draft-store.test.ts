import { expect, test } from 'vitest'
import { draftOwner, eraseDraft, readDraft, writeDraft, type SendDraft } from './draft-store.ts'
import { storageOf } from './storage.test-kit.ts'

const mine = draftOwner('usr_1', 'cus_1')
const draft: SendDraft = { corridorId: 'us-usd', side: 'send', amount: '200000', purpose: 'rent' }

test('a draft comes back to the one who wrote it', () => {
  const storage = storageOf()
  writeDraft(storage, mine, draft)
  expect(readDraft(storage, mine)).toEqual(draft)
})

test.each([draftOwner('usr_2', 'cus_1'), draftOwner('usr_1', 'cus_2')])(
  'a draft is empty for %s, and gone once they looked',
  (other) => {
    const storage = storageOf()
    writeDraft(storage, mine, draft)
    expect(readDraft(storage, other)).toEqual({})
    expect(storage.length).toBe(0)
    expect(readDraft(storage, mine)).toEqual({})
  },
)

test.each(['', '{', 'null', '7', '{"owner":1}', '{"owner":"usr_1/cus_1","draft":7}'])(
  'what is not a draft (%j) is an empty one',
  (text) => {
    const storage = storageOf()
    storage.setItem('puente.send', text)
    expect(readDraft(storage, mine)).toEqual({})
  },
)

test('a browser that keeps nothing loses the draft and nothing else', () => {
  const storage = storageOf(true)
  writeDraft(storage, mine, draft)
  eraseDraft(storage)
  expect(readDraft(storage, mine)).toEqual({})
})
