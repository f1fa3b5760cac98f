/** '12.345.678-5' becomes '••.•••.678-5': its owner can recognise it, but an onlooker cannot read it. */
export function maskedRut(rut: string): string {
  const shown = 5
  return rut.slice(0, -shown).replaceAll(/[0-9]/g, '•') + rut.slice(-shown)
}
