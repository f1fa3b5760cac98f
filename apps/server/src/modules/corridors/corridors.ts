import { customerKinds, type CustomerKind } from '@puente/contract'
import { isCurrency } from '@puente/money'
import { allInForce, inForce, versionNumbered, type Version } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'
import { pricingKeys, type Corridor, type Fee, type Spread, type Tariff } from './corridor.ts'

/** As the versioned rows of noun 'corridor' write them: amounts as text, because JSON numbers lose pesos. */
interface CorridorData extends Omit<
  Corridor,
  'id' | 'version' | 'currency' | 'receiveStepMinor' | 'minimumSendMinor' | 'maximumSendMinor'
> {
  readonly currency: string
  readonly receiveStepMinor: string
  readonly minimumSendMinor: string
  readonly maximumSendMinor: string
}

function toCorridor(id: string, { version, data }: Version<CorridorData>): Corridor {
  const { currency, receiveStepMinor, minimumSendMinor, maximumSendMinor, ...rest } = data
  if (!isCurrency(currency)) throw new Error(`corridor ${id} is in ${currency}, which we do not know`)
  return {
    ...rest,
    id,
    version,
    currency,
    receiveStepMinor: BigInt(receiveStepMinor),
    minimumSendMinor: BigInt(minimumSendMinor),
    maximumSendMinor: BigInt(maximumSendMinor),
  }
}

/** The corridor as it is in force, or undefined when money cannot go there. */
export async function corridorInForce(work: Work, id: string): Promise<Corridor | undefined> {
  const found = await inForce<CorridorData>(work, 'corridor', id)
  return found && toCorridor(id, found)
}

/** The corridor as one version wrote it, for whoever remembers that version. */
export async function corridorAt(work: Work, id: string, version: number): Promise<Corridor | undefined> {
  const found = await versionNumbered<CorridorData>(work, 'corridor', id, version)
  return found && toCorridor(id, found)
}

/** Every corridor in force, in the order in which they are offered. */
export async function allCorridors(work: Work): Promise<Corridor[]> {
  const found = await allInForce<CorridorData>(work, 'corridor')
  const corridors = [...found].map(([id, version]) => toCorridor(id, version))
  return corridors.toSorted((one, other) => one.order - other.order)
}

/** The fee in force for a corridor and kind of customer; none at all is a fault in the data, and throws. */
export async function feeInForce(work: Work, corridor: Corridor, kind: CustomerKind): Promise<Fee> {
  return toFee(pricingOf('fee', await allInForce<FeeData>(work, 'fee'), corridor, kind))
}

/** The spread in force for a corridor and kind of customer; none at all is a fault in the data, and throws. */
export async function spreadInForce(work: Work, corridor: Corridor, kind: CustomerKind): Promise<Spread> {
  return toSpread(pricingOf('spread', await allInForce<Spread>(work, 'spread'), corridor, kind))
}

/** What each corridor costs each kind of customer. */
export async function tariffsInForce(work: Work): Promise<readonly Tariff[]> {
  const fees = await allInForce<FeeData>(work, 'fee')
  const spreads = await allInForce<Spread>(work, 'spread')
  return (await allCorridors(work)).flatMap((corridor) =>
    customerKinds.map((kind) => ({
      corridor,
      kind,
      fee: toFee(pricingOf('fee', fees, corridor, kind)),
      spread: toSpread(pricingOf('spread', spreads, corridor, kind)),
    })),
  )
}

/** As the versioned rows of noun 'fee' write it. */
type FeeData = Omit<Fee, 'fixedMinor' | 'version'> & { readonly fixedMinor: string }

const toFee = ({ version, data }: Version<FeeData>): Fee => ({
  ...data,
  fixedMinor: BigInt(data.fixedMinor),
  version,
})
const toSpread = ({ version, data }: Version<Spread>): Spread => ({ bps: data.bps, version })

function pricingOf<T>(
  noun: string,
  found: ReadonlyMap<string, Version<T>>,
  corridor: Corridor,
  kind: CustomerKind,
): Version<T> {
  const version = pricingKeys(corridor.id, kind)
    .map((key) => found.get(key))
    .find((one) => one !== undefined)
  if (version === undefined) throw new Error(`no ${noun} in force for ${corridor.id}`)
  return version
}
