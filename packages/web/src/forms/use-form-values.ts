import { useWatch, type FieldPathValues, type FieldValues, type Path } from 'react-hook-form'
import type { EndpointForm } from './use-endpoint-form.ts'

/**
 * The current values of these fields, in their order. A change of one of them renders the calling component again, and
 * `watch` of the form renders the component that made the form: with many fields, a key costs less with these values.
 */
export const useFormValues = <Values extends FieldValues, const Names extends readonly Path<Values>[]>(
  form: Pick<EndpointForm<Values>, 'control'>,
  names: readonly [...Names],
): FieldPathValues<Values, Names> => useWatch({ control: form.control, name: names })
