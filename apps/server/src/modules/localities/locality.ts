/** A region or a comuna of the State's list (CUT): code and name. */
export interface Named {
  readonly code: string
  readonly name: string
}

/** The locality of an address in Chile. */
export interface Locality {
  readonly comuna: Named
  readonly region: Named
}
