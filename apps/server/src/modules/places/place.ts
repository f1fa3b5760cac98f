/** A region or a comuna as the law names it: its code in the State's list (CUT), and its name. */
export interface Named {
  readonly code: string
  readonly name: string
}

/** Where in Chile an address lies. */
export interface Place {
  readonly comuna: Named
  readonly region: Named
}

export interface Region extends Named {
  readonly comunas: readonly Named[]
}
