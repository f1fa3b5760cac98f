/** '12.345.678-5' as '••.•••.678-5': enough to recognise one's own, too little for whoever looks over a shoulder. */
export function maskedRut(rut: string): string {
  const shown = 5
  return rut.slice(0, -shown).replaceAll(/[0-9]/g, '•') + rut.slice(-shown)
}
