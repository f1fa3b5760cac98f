import type { ApplicationWire, CustomerSession } from '@puente/contract/customer'
import { onboardingJobs } from '../src/modules/onboarding/index.ts'
import { caseParts } from '../src/wiring/rules/case-parts.ts'
import type { Ports } from '../src/partners/index.ts'
import { applicantReady, rutNumbered, wholeDraft, type Registered } from './applicant.ts'
import type { Answer } from './client.ts'
import { asOwner } from './owner.ts'
import type { TestEnvironment } from './world.ts'

export const rightDocument = '500100300'
export const wrongDocument = '500100301'

/** Applications of people in tests without a worker. */
export interface Applications {
  /** A person with an application ready to submit. The registry confirms it unless the draft is changed. */
  ready(change?: Partial<ReturnType<typeof wholeDraft>> & { readonly exposure?: string }): Promise<Registered>
  /** One round of querying the registry about submitted applications. Returns their number. */
  ask(ports?: Partial<Ports>): Promise<number | undefined>
  /** The events of onboarding since the last call. */
  received(): Promise<{ name: string; subject: string }[]>
  /** The results of the registry about a person, in order. */
  attempts(person: Registered): Promise<{ result: string }[]>
}

export const submit = ({ client }: Registered): Promise<Answer<ApplicationWire>> =>
  client.post<ApplicationWire>('/api/application/submission')

export const read = async ({ client }: Registered): Promise<ApplicationWire> =>
  (await client.get<ApplicationWire>('/api/application')).body

export const identityOf = async ({ client }: Registered): Promise<string> =>
  (await client.get<CustomerSession>('/api/session')).body.actingAs.identity

export function applicationsOf(world: TestEnvironment): Applications {
  let people = 0
  return {
    ready: (change = {}) => {
      people += 1
      const draft = { ...wholeDraft(rutNumbered(15_200_000 + people), rightDocument), ...change }
      return applicantReady(world, `solicitante-${people}@correo.cl`, draft)
    },
    ask: async (ports = {}) =>
      onboardingJobs({ ...world.ports, ...ports }, caseParts)
        .find(({ name }) => name === 'onboarding.identity')
        ?.round(world.runtime),
    received: async () => {
      const rows = await asOwner<{ name: string; subject: string }>(
        world,
        "select name, subject from platform.outbox where name like 'onboarding.%' order by id",
      )
      await asOwner(world, 'delete from platform.outbox')
      return rows
    },
    attempts: ({ customerId }) =>
      asOwner(world, 'select result from onboarding.attempt where application_id = $1 order by submission', [
        customerId,
      ]),
  }
}
