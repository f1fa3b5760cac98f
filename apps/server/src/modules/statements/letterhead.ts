/** What the operator puts on its papers. */
export interface Letterhead {
  readonly brandName: string
  /** Where anyone verifies a paper. */
  readonly publicUrl: string
  /** The firm behind the brand. */
  readonly operator: {
    readonly legalName: string
    readonly rut: string
    readonly address: string
    readonly email: string
  }
}
