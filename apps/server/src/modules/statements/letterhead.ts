/** The operator's details on its documents. */
export interface Letterhead {
  readonly brandName: string
  /** Base address of the page that verifies documents. */
  readonly publicUrl: string
  /** The company behind the brand. */
  readonly operator: {
    readonly legalName: string
    readonly rut: string
    readonly address: string
    readonly email: string
  }
}
