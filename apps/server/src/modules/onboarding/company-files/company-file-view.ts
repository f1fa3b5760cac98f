import { refuse, type Refusal } from '@puente/contract'
import { formatRut } from '@puente/contract/corridors'
import type { CompanyFileView, CompanyFileWire } from '@puente/contract/customer'
import type { Work } from '../../../platform/work.ts'
import { customerFor, promisedDays, usualHours } from '../../customers/index.ts'
import { localityOf } from '../../localities/index.ts'
import {
  gapsOf,
  numberText,
  sectionsOf,
  withRut,
  type CompanyFile,
  type Owner,
  type PersonBehind,
} from './company-file.ts'
import { exactShareOf, ownershipView } from './company-ownership.ts'
import { companyFileFor, measuredCompanyFiles } from './company-files.store.ts'
import { acceptedParts } from './company-parts.store.ts'
import { peopleGaps, peopleWire, type PeopleOf } from './company-people.ts'
import { companyRules } from './company-rules.ts'
import { shareText } from '../ownership/share.ts'
import { applicant } from '../applications/open-application.ts'

/** The acting company's application. Empty when it has not been begun. */
export async function companyFileView(
  work: Work,
  peopleOf: PeopleOf,
): Promise<CompanyFileView | Refusal<'not-found'>> {
  const { customerId } = applicant(work)
  const customer = await customerFor(work, customerId)
  if (customer?.kind !== 'company') return refuse('not-found')
  const filed = await companyFileFor(work, customerId)
  const rules = await companyRules(work)
  const {
    status,
    returned,
    submittedAt,
    reviewDueAt,
    file: kept,
  } = filed ?? {
    status: 'draft' as const,
    returned: [],
    submittedAt: undefined,
    reviewDueAt: undefined,
    file: {},
  }
  const file = withRut(kept, customer)
  const hours = usualHours(await measuredCompanyFiles(work))
  const people = await peopleOf(work, customerId, file)
  return {
    status,
    file: await companyFileWire(work, file),
    missing: sectionsOf([...gapsOf(file, rules), ...peopleGaps(people)]),
    returned: [...returned],
    accepted: (await acceptedParts(work, customerId)).map(({ part }) => part),
    types: rules.types.map(({ regimes, ...type }) => ({ ...type, regimes: [...regimes] })),
    ownerFromBps: rules.ownerFromBps,
    ownership: ownershipView(file, rules),
    usualDays: await promisedDays(work, 'companyDays'),
    ...(hours === undefined ? {} : { usualHours: hours }),
    people: peopleWire(people),
    ...(submittedAt === undefined ? {} : { submittedAt: submittedAt.toISOString() }),
    ...(reviewDueAt === undefined ? {} : { answerBy: reviewDueAt.toISOString() }),
  }
}

/** A company's application in the format of the API. */
export async function companyFileWire(work: Work, file: CompanyFile): Promise<CompanyFileWire> {
  const { rut, address, purposes, countries, representatives, owners, exposed, ...rest } = file
  const locality = address?.comuna === undefined ? undefined : await localityOf(work, address.comuna)
  const names = locality && { comunaName: locality.comuna.name, regionName: locality.region.name }
  return {
    ...rest,
    ...(rut === undefined ? {} : { rut: formatRut(rut) }),
    ...(address === undefined ? {} : { address: { ...address, ...names } }),
    ...(purposes === undefined ? {} : { purposes: [...purposes] }),
    ...(countries === undefined ? {} : { countries: [...countries] }),
    ...(representatives === undefined ? {} : { representatives: representatives.map(shown) }),
    ...(owners === undefined ? {} : { owners: owners.map(shownOwner(file)) }),
    ...(exposed === undefined ? {} : { exposed: exposed.map(shownNumber(file)) }),
  }
}

const shown = <One extends PersonBehind>(one: One): One => ({ ...one, number: numberText(one) })

const shownOwner =
  (file: CompanyFile) =>
  (owner: Owner): NonNullable<CompanyFileWire['owners']>[number] => ({
    ...shown(owner),
    kind: owner.kind ?? 'person',
    share: shareText(exactShareOf(owner)),
    ...(owner.of === undefined ? {} : { of: shownNumber(file)(owner.of) }),
  })

const shownNumber =
  ({ representatives = [], owners = [] }: CompanyFile) =>
  (number: string): string => {
    const person = [...representatives, ...owners].find((one) => one.number === number)
    return person === undefined ? number : numberText(person)
  }
