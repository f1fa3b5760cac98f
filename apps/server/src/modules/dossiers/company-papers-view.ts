import { companyPapers, refuse, type CompanyPaperStanding, type Refusal } from '@puente/contract'
import { formatRut, type Rut } from '@puente/contract/corridors'
import type { CompanyPapersView, OwnersComparison } from '@puente/contract/customer'
import type { Work } from '../../platform/work.ts'
import { addDays, inSantiago } from '../corridors/index.ts'
import { customerFor } from '../customers/index.ts'
import { ownersSides } from './company-owners.ts'
import { companyPaperRules, type PaperKept } from './company-paper.ts'
import { companyTold, paperFiles, papersKept } from './company-papers.store.ts'

type Files = { readonly waits: boolean; readonly lacks: boolean; readonly open: boolean }

/** The documents that a company has to supply, with their state. Refuses for a person. */
export async function companyPapersView(
  work: Work,
  customerId: string,
): Promise<CompanyPapersView | Refusal<'not-found'>> {
  if ((await customerFor(work, customerId))?.kind !== 'company') return refuse('not-found')
  const { freshDays, holdsDays, neededBy } = await companyPaperRules(work)
  const told = await companyTold(work, customerId)
  const kept = new Map((await papersKept(work, customerId)).map((one) => [one.paper, one]))
  const files = await paperFiles(work, customerId)
  const today = inSantiago(work.now).day
  return {
    ...(told?.registryRegime ? { registryRegime: told.registryRegime } : {}),
    freshDays,
    holdsDays,
    papers: companyPapers
      .filter((paper) => neededBy[paper].includes(told?.companyType ?? ''))
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

function paperWire(kept: PaperKept | undefined, files: Files | undefined, ended: boolean) {
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
  kept: PaperKept | undefined,
  files: Files | undefined,
  ended: boolean,
): CompanyPaperStanding {
  if (files?.lacks === true) return 'refused'
  if (files?.waits === true) return 'waiting'
  if (kept?.accepted === undefined) return 'missing'
  return ended ? 'too-old' : 'accepted'
}

/** Declared owners beside those on the company documents, each with its difference. */
export async function ownersComparison(
  work: Work,
  customerId: string,
): Promise<OwnersComparison | Refusal<'not-found'>> {
  if ((await customerFor(work, customerId))?.kind !== 'company') return refuse('not-found')
  const sides = await ownersSides(work, customerId)
  if (sides === undefined) return { declared: [], matches: true }
  const { declared, read, differences } = sides
  const told = <One extends { readonly document: 'rut' | 'foreign'; readonly number: string }>(
    owner: One,
  ) => {
    const difference = differences.get(owner.number)
    const number = owner.document === 'rut' ? formatRut(owner.number as Rut) : owner.number
    return { ...owner, number, ...(difference === undefined ? {} : { difference }) }
  }
  return {
    declared: declared.owners.map(told),
    ...(read === undefined
      ? {}
      : {
          read: { paper: read.paper, acceptedAt: read.at.toISOString(), owners: read.owners.map(told) },
        }),
    matches: differences.size === 0,
  }
}
