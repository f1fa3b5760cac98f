import { companyDocuments, refuse, type CompanyDocumentState, type Refusal, type Id } from '@puente/contract'
import { formatRut, type Rut } from '@puente/contract/corridors'
import type { CompanyDocumentsView, OwnersComparison } from '@puente/contract/customer'
import type { Work } from '../../../platform/work.ts'
import { addDays, inSantiago } from '../../corridors/index.ts'
import { customerFor } from '../../customers/index.ts'
import { ownersSides } from './company-owners.ts'
import { companyDocumentRules, type KeptCompanyDocument } from './company-paper.ts'
import { companyTypeOf, companyDocumentFiles, companyDocumentsOf } from './company-papers.store.ts'

type Files = { readonly waits: boolean; readonly lacks: boolean; readonly open: boolean }

/** The documents that a company has to supply, with their state. Refuses for a person. */
export async function companyDocumentsView(
  work: Work,
  customerId: Id<'customer'>,
): Promise<CompanyDocumentsView | Refusal<'not-found'>> {
  if ((await customerFor(work, customerId))?.kind !== 'company') return refuse('not-found')
  const { freshDays, holdsDays, neededBy } = await companyDocumentRules(work)
  const declaredType = await companyTypeOf(work, customerId)
  const kept = new Map((await companyDocumentsOf(work, customerId)).map((one) => [one.paper, one]))
  const files = await companyDocumentFiles(work, customerId)
  const today = inSantiago(work.now).day
  return {
    ...(declaredType?.registryRegime ? { registryRegime: declaredType.registryRegime } : {}),
    freshDays,
    holdsDays,
    papers: companyDocuments
      .filter((paper) => neededBy[paper].includes(declaredType?.companyType ?? ''))
      .map((paper) => {
        const one = kept.get(paper)
        const issuedOn = one?.accepted?.issuedOn
        const endsOn = issuedOn === undefined ? undefined : addDays(issuedOn, holdsDays)
        const ended = endsOn !== undefined && endsOn <= today
        return {
          paper,
          ...paperWire(one, files.get(paper), ended),
          ...(endsOn === undefined ? {} : { endsOn }),
        }
      }),
  }
}

function paperWire(kept: KeptCompanyDocument | undefined, files: Files | undefined, ended: boolean) {
  const standing = standingOf(kept, files, ended)
  const accepted = kept?.accepted
  return {
    standing,
    ...(standing === 'waiting' && kept?.dueAt !== undefined ? { answerBy: kept.dueAt.toISOString() } : {}),
    ...(accepted === undefined ? {} : { acceptedAt: accepted.at.toISOString() }),
    ...(accepted?.issuedOn === undefined ? {} : { issuedOn: accepted.issuedOn }),
    ...(accepted?.powers === undefined ? {} : { powers: accepted.powers }),
  }
}

function standingOf(
  kept: KeptCompanyDocument | undefined,
  files: Files | undefined,
  ended: boolean,
): CompanyDocumentState {
  if (files?.lacks === true) return 'refused'
  if (files?.waits === true) return 'waiting'
  if (kept?.accepted === undefined) return 'missing'
  return ended ? 'too-old' : 'accepted'
}

/** Declared owners beside those on the company documents, each with its difference. */
export async function ownersComparison(
  work: Work,
  customerId: Id<'customer'>,
): Promise<OwnersComparison | Refusal<'not-found'>> {
  if ((await customerFor(work, customerId))?.kind !== 'company') return refuse('not-found')
  const sides = await ownersSides(work, customerId)
  if (sides === undefined) return { declared: [], matches: true }
  const { declared, read, differences } = sides
  const ownerWire = <One extends { readonly document: 'rut' | 'foreign'; readonly number: string }>(
    owner: One,
  ) => {
    const difference = differences.get(owner.number)
    const number = owner.document === 'rut' ? formatRut(owner.number as Rut) : owner.number
    return { ...owner, number, ...(difference === undefined ? {} : { difference }) }
  }
  return {
    declared: declared.owners.map((owner) => {
      const { of: _company, ...direct } = ownerWire(owner)
      return { ...direct, kind: owner.kind ?? 'person', share: owner.share ?? `${owner.shareBps}/10000` }
    }),
    ...(read === undefined
      ? {}
      : {
          read: { paper: read.paper, acceptedAt: read.at.toISOString(), owners: read.owners.map(ownerWire) },
        }),
    matches: differences.size === 0,
  }
}
