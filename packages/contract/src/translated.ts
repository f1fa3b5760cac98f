/** A catalogue with the keys of the Spanish one: a missing or an additional key does not compile. */
export type Translated<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends string ? string : Translated<Catalogue[Key]>
}
