import type { List } from '../../platform/lists/list.ts'
import type { WholeDataRequest } from './data-request.ts'
import { registeredRequests, requestsOfUser, type RegisterFilter } from './requests.store.ts'

/** A person's requests, the latest first. */
export const requestsOfPerson: List<string, WholeDataRequest> = {
  name: 'data-requests',
  keyOf: ({ id }) => [id],
  read: requestsOfUser,
}

/** The register of all requests. */
export const requestRegister: List<RegisterFilter, WholeDataRequest> = {
  name: 'data-request-register',
  keyOf: ({ dueAt, id }) => [dueAt.toISOString(), id],
  read: registeredRequests,
}
