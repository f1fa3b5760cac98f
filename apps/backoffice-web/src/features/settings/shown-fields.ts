import type { Field, Fields } from '@puente/contract/staff'

/** The fields that staff see, in order: all except identifiers of rows. */
export const shownFields = (fields: Fields): [string, Field][] =>
  Object.entries(fields).filter(([, { spec }]) => spec.control !== 'id')
