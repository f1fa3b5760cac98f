import type { CustomerSession } from '@puente/contract/customer'
import type { Cast } from './cast.ts'

const text = 'Hola'

/** A new thread of the person. */
const threadOf =
  ({ as }: Cast) =>
  async (): Promise<string> =>
    (await as('persona').post<{ id: string }>('/api/threads', { kind: 'question', text })).body.id

/** Valid requests for writing to support. */
export function supportSamples(cast: Cast) {
  const thread = threadOf(cast)
  return {
    listThreads: async () => ({ path: '/api/threads' }),
    openThread: async () => ({ path: '/api/threads', body: { kind: 'question', text } }),
    getThread: async () => ({ path: `/api/threads/${await thread()}` }),
    writeToThread: async () => ({ path: `/api/threads/${await thread()}/messages`, body: { text } }),
    readThread: async () => ({ path: `/api/threads/${await thread()}/reading`, body: {} }),
    getUnreadThreads: async () => ({ path: '/api/unread-threads' }),
    getScreenFacts: async () => ({ path: '/api/screen-facts?page=home' }),
    getAnswerTimes: async () => ({ path: '/api/answer-times' }),
    createComplaint: async () => ({
      path: '/api/complaints',
      body: { name: 'Alguien Demo', email: 'alguien@demo.puente.test', text: 'Un reclamo' },
    }),
  }
}

/** Valid requests for answering customers. */
export function staffSupportSamples(cast: Cast) {
  const thread = threadOf(cast)
  return {
    listThreads: async () => ({ path: '/api/threads' }),
    getThread: async () => ({ path: `/api/threads/${await thread()}` }),
    answerThread: async () => ({ path: `/api/threads/${await thread()}/messages`, body: { text } }),
    writeToCustomer: async () => {
      const { body } = await cast.as('persona').get<CustomerSession>('/api/session')
      return { path: `/api/customers/${body.actingAs.id}/threads`, body: { text } }
    },
    closeThread: async () => ({ path: `/api/threads/${await thread()}/closure`, body: {} }),
  }
}
