import type { FieldFault } from '@puente/contract'
import type { OwnershipView } from '@puente/contract/customer'
import { formatRut, type Rut } from '@puente/contract/corridors'
import Fraction from 'fraction.js'
import {
  closedLoop,
  declaredShare,
  levelsOf,
  ownershipOf,
  ROOT,
  type Holding,
} from '../ownership/ownership.ts'
import { pathsOf } from '../ownership/paths.ts'
import { bpsOf, shareText, storedShare } from '../ownership/share.ts'
import type { CompanyFile, Owner } from './company-file.ts'

/** The most companies between an owner and the applicant, by the shortest chain, where the setting names no limit. */
const LAYERS_MAX = 10

/** A longer computed share is sent rounded only: nobody reads its digits. */
const SHARE_CHARACTERS_MAX = 40

/** The exact share of an owner; files without one have basis points. */
export const exactShareOf = ({ share, shareBps }: Owner): Fraction =>
  share === undefined ? new Fraction(shareBps, 10_000) : storedShare(share)

interface Graph {
  readonly owners: readonly Owner[]
  readonly holdings: readonly Holding[]
  /** Companies and nominees. */
  readonly layers: ReadonlySet<string>
}

const isLayer = ({ kind }: Owner): boolean => kind === 'company' || kind === 'nominee'

function graphOf({ rut, owners = [] }: CompanyFile): Graph {
  const nodeOf = (number: string | undefined) => (number === undefined || number === rut ? ROOT : number)
  return {
    owners,
    holdings: owners.map((owner) => ({
      owner: nodeOf(owner.number),
      company: nodeOf(owner.of),
      share: exactShareOf(owner),
    })),
    layers: new Set(owners.filter(isLayer).map(({ number }) => nodeOf(number))),
  }
}

/** The owners from whom a chain leads to the applicant. */
export function reachable(file: CompanyFile, owners: readonly Owner[]): Owner[] {
  const { holdings, layers } = graphOf({ ...file, owners })
  const levels = levelsOf(holdings.filter(({ company }) => company === ROOT || layers.has(company)))
  return owners.filter((_, index) => levels.has(holdings[index]?.company ?? ''))
}

interface Measures {
  readonly ownerFromBps: number
  /** False for forms that have controllers but no owners. */
  readonly hasOwners: boolean
  /** The most companies between an owner and the applicant. */
  readonly layersMax?: number | undefined
}

/** What prevents the submission of the owners, each fault at the owner or at the list. */
export function ownershipGaps(file: CompanyFile, measures: Measures): FieldFault[] {
  const graph = graphOf(file)
  const { owners, holdings, layers } = graph
  if (owners.length === 0) return [{ at: 'owners', fault: 'missing' }]
  const gaps = owners.flatMap((owner, index): FieldFault[] => {
    const holding = holdings[index]
    const fault = holding && faultOf(owner, holding, graph, measures)
    return fault === undefined ? [] : [{ at: `owners.${index}.kind`, fault }]
  })
  const over = [ROOT, ...layers].some((company) => declaredShare(holdings, company).gt(1))
  if (over) return [...gaps, { at: 'owners', fault: 'over-the-whole' }]
  if (gaps.length > 0) return gaps
  return beneficialOf(graph, measures).size > 0 ? [] : [{ at: 'owners', fault: 'nobody-controls' }]
}

function faultOf(
  { kind }: Owner,
  { owner }: Holding,
  { holdings, layers }: Graph,
  { layersMax = LAYERS_MAX }: Measures,
): string | undefined {
  if (kind === 'bearer') return 'bearer'
  const named = owner === ROOT || holdings.some(({ company }) => company === owner)
  if (!named && kind === 'company') return 'without-owners'
  if (!named && kind === 'nominee') return 'without-principal'
  if ((levelsOf(holdings).get(owner) ?? 0) - 1 > layersMax) return 'too-deep'
  return closedLoop(holdings, layers).includes(owner) ? 'closed-loop' : undefined
}

/** The numbers of the beneficial owners: natural persons from the threshold, and those who control the company. */
function beneficialOf(
  { owners, holdings, layers }: Graph,
  { ownerFromBps, hasOwners }: Measures,
): ReadonlySet<string> {
  const from = new Fraction(ownerFromBps, 10_000)
  const shares = hasOwners ? ownershipOf(holdings, layers)?.shares : undefined
  return new Set(
    owners.flatMap(({ number, kind = 'person', controls }) =>
      kind === 'person' && (controls || shares?.get(number)?.gte(from) === true) ? [number] : [],
    ),
  )
}

const totalOf = (total: Fraction): { readonly share?: string; readonly shareBps: number } => {
  const share = shareText(total)
  return { ...(share.length > SHARE_CHARACTERS_MAX ? {} : { share }), shareBps: bpsOf(total) }
}

/** The persons behind a company, the largest share first, and the faults of the list in words' codes. */
export function ownershipView(
  file: CompanyFile,
  rules: {
    readonly ownerFromBps: number
    readonly layersMax?: number | undefined
    readonly types: readonly { readonly code: string; readonly hasOwners: boolean }[]
  },
): OwnershipView {
  const graph = graphOf(file)
  const hasOwners = rules.types.find(({ code }) => code === file.companyType)?.hasOwners ?? true
  const measures = { ownerFromBps: rules.ownerFromBps, layersMax: rules.layersMax, hasOwners }
  const gaps = ownershipGaps(file, measures)
  const over = gaps.some(({ fault }) => fault === 'over-the-whole')
  const found = over ? undefined : ownershipOf(graph.holdings, graph.layers)
  const beneficial = over ? new Set<string>() : beneficialOf(graph, measures)
  const names = new Map(graph.owners.map(({ number, name }) => [number, name]))
  const people = new Map(
    graph.owners.flatMap((one) => ((one.kind ?? 'person') === 'person' ? [[one.number, one] as const] : [])),
  )
  const shareOf = (number: string) => found?.shares.get(number) ?? new Fraction(0)
  return {
    persons: [...people.values()]
      .toSorted((one, other) => shareOf(other.number).compare(shareOf(one.number)))
      .map(({ name, number, document }) => ({
        name,
        number: document === 'rut' ? formatRut(number as Rut) : number,
        ...(found === undefined ? {} : totalOf(shareOf(number))),
        controls: graph.owners.some((one) => one.number === number && one.controls),
        beneficial: beneficial.has(number),
        paths: pathsOf(graph.holdings, number).map(({ nodes, share }) => ({
          through: nodes.slice(1, -1).map((node) => names.get(node) ?? node),
          shareBps: bpsOf(share),
        })),
      })),
    ...(found === undefined ? {} : { undeclaredBps: bpsOf(found.undeclared) }),
    faults: gaps.map(({ at, fault }) => {
      const name = graph.owners[Number(at.split('.')[1])]?.name
      return { fault, ...(name === undefined ? {} : { name }) }
    }),
  }
}
