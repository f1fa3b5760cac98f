import { parseRut } from '@puente/contract/corridors'
import type { SigningPowers } from '@puente/contract/staff'
import type { PowerSummary } from './company-paper.ts'

/** Whether a representative may sign alone, and up to which amount: the highest one of a rule with one signature. */
export function powerSummary(powers: SigningPowers | undefined): PowerSummary {
  const alone = (powers?.rules ?? []).filter(({ signatures }) => signatures === 1)
  if (alone.length === 0) return { mode: 'joint' }
  const limits = alone.flatMap(({ limitUsd }) => limitUsd ?? [])
  return limits.length < alone.length ? { mode: 'single' } : { mode: 'single', limitUsd: Math.max(...limits) }
}

/** Reads the powers that staff typed, with normalized RUTs, and reports the faults at their fields. */
export function readPowers(
  typed: SigningPowers | undefined,
  fault: (at: string, code: string) => void,
): SigningPowers {
  const { signers = [], rules = [] } = typed ?? {}
  if (signers.length === 0) fault('powers.signers', 'required')
  if (rules.length === 0) fault('powers.rules', 'required')
  const seen = new Set<string>()
  const read = signers.map((signer, at) => {
    if (signer.name.trim() === '') fault(`powers.signers.${at}.name`, 'required')
    const rut = parseRut(signer.rut)
    if ('fault' in rut) {
      fault(`powers.signers.${at}.rut`, rut.fault)
      return signer
    }
    if (seen.has(rut.normalised)) fault(`powers.signers.${at}.rut`, 'twice')
    seen.add(rut.normalised)
    return { ...signer, name: signer.name.trim(), rut: rut.normalised }
  })
  rules.forEach(({ signers: named, signatures }, at) => {
    if (named.some((one) => one >= signers.length)) fault(`powers.rules.${at}.signers`, 'unknown-signer')
    if (new Set(named).size !== named.length) fault(`powers.rules.${at}.signers`, 'twice')
    else if (signatures > named.length) fault(`powers.rules.${at}.signatures`, 'more-than-signers')
  })
  return { signers: read, rules }
}
