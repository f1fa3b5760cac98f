import { expect, test } from 'vitest'
import { draftOwner, eraseDraft, readDraft, writeDraft, type SendDraft } from './draft-store.ts'
import { storageOf } from '../send/storage.test-kit.ts'

const mine = draftOwner('usr_1', 'cus_1')
const draft: SendDraft = { corridorId: 'us-usd', side: 'send', amount: '200000', purpose: 'rent' }

test('a draft: restored for its owner', () => {
  const storage = storageOf()
  writeDraft(storage, mine, draft)
  expect(readDraft(storage, mine)).toEqual(draft)
})

test.each([draftOwner('usr_2', 'cus_1'), draftOwner('usr_1', 'cus_2')])(
  'a draft read by %s: empty, and deleted by the read',
  (other) => {
    const storage = storageOf()
    writeDraft(storage, mine, draft)
    expect(readDraft(storage, other)).toEqual({})
    expect(storage.length).toBe(0)
    expect(readDraft(storage, mine)).toEqual({})
  },
)

test.each(['', '{', 'null', '7', '{"owner":1}', '{"owner":"usr_1/cus_1","draft":7}'])(
  'stored text that is not a draft (%j): an empty draft',
  (text) => {
    const storage = storageOf()
    storage.setItem('puente.send', text)
    expect(readDraft(storage, mine)).toEqual({})
  },
)

test('storage refuses: the draft is lost and nothing fails', () => {
  const storage = storageOf(true)
  writeDraft(storage, mine, draft)
  eraseDraft(storage)
  expect(readDraft(storage, mine)).toEqual({})
})
