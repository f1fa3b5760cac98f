import { DIRECTION_MARKS } from '@puente/contract/direction-marks'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPathValues,
  type FieldValues,
  type Path,
  type PathValue,
  type RegisterOptions,
  type UseFormReturn,
  type UseFormSetValue,
} from 'react-hook-form'
import { faultsOf, type FieldNames } from '../words/faults/fault-words.ts'
import { refusalOf } from '../words/refusals/describe-failure.ts'

/** The values of a form by the names of its fields. */
export type FormValues = FieldValues

/** The state of the endpoint's mutation; a form of several endpoints combines theirs. */
export interface Sending {
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly error: Error | null
  readonly reset: () => void
}

/** The state of a form that calls no endpoint. */
export const notSending: Sending = { isPending: false, isSuccess: false, error: null, reset: () => undefined }

/** Keeps what is typed beyond the screen, for example in session storage. */
export interface FormDraft<Values> {
  /** What was kept before, if anything. */
  readonly kept: Partial<Values> | undefined
  /** Keeps these values; undefined deletes them. */
  readonly keep: (values: Values | undefined) => void
}

/** A refusal as the form shows it: what happened, and what follows for the reader. */
interface ShownRefusal {
  readonly title: string
  readonly message?: string | undefined
}

interface Settings<Values extends FieldValues> {
  /** Omitted by a form that calls no endpoint, for example a step of several. */
  readonly sending?: Sending
  /** The initial values of all fields. */
  readonly defaults: Values
  /** Called with valid values, to call the endpoint; `clear` empties the form to its defaults. */
  readonly submit: (values: Values, clear: () => void) => unknown
  readonly draft?: FormDraft<Values> | undefined
  /** The field for a path in the endpoint's body, where their names differ. */
  readonly fieldOf?: ((at: string) => string) | undefined
  /** Names of fields within the sentence of a fault. */
  readonly labels?: FieldNames | undefined
  /** The faults of a refused call by field, instead of the general texts; `values` are those typed now. */
  readonly faults?: ((error: unknown, values: Values) => Record<string, string>) | undefined
  /** The refusal of a call, instead of the general text. */
  readonly refusal?: ((error: unknown) => ShownRefusal | undefined) | undefined
}

const cleaned = (value?: { replaceAll?: string['replaceAll'] }) =>
  value?.replaceAll?.(DIRECTION_MARKS, '') ?? value

/** The properties of `Form`. */
interface FormProps {
  readonly busy: boolean
  readonly refusal: ShownRefusal | undefined
  readonly faults: Readonly<Record<string, string>>
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<unknown>
}

/** The properties of a control that has a value and no input element of its own. */
interface ControlProps<Value> {
  readonly name: string
  readonly value: Value
  readonly onChange: (value: Value) => void
}

export interface EndpointForm<Values extends FieldValues> extends Pick<
  UseFormReturn<Values>,
  'clearErrors' | 'control' | 'getValues' | 'subscribe' | 'trigger' | 'watch'
> {
  /** For `Form`: busy, refusal, faults by field and the submission. */
  readonly props: FormProps
  /**
   * The properties of a text input, select or checkbox, with its rules. Its value has none of the invisible characters
   * that change the direction of text.
   */
  readonly field: UseFormReturn<Values>['register']
  /**
   * The properties of a control with a value, for example radio cards or a date, with its rules. A control that is
   * no longer rendered keeps its value, and its rules do not apply; an input of `field` behaves the same.
   */
  readonly choice: <Name extends Path<Values>>(
    name: Name,
    rules?: RegisterOptions<Values, Name>,
  ) => ControlProps<PathValue<Values, Name>>
  /** Sets a field's value and removes the message of its rules until the next submission. */
  readonly setValue: UseFormSetValue<Values>
  /** Resets every field to its default and deletes the draft. */
  readonly clear: () => void
}

/**
 * The form of an endpoint. It checks the rules of its fields before calling, shows the faults of a refused call at
 * their fields and other refusals above the form, and keeps what was typed. A draft is kept until the call succeeds,
 * or until the screen is left while the call runs.
 */
export function useEndpointForm<Values extends FieldValues>(
  settings: Settings<Values>,
): EndpointForm<Values> {
  const { sending = notSending, defaults, submit, draft, fieldOf, labels } = settings
  const { refusal = refusalOf, faults = (error, values) => faultsOf(error, fieldOf, labels, values) } =
    settings
  const [initial] = useState(() => ({ ...defaults, ...draft?.kept }))
  const form = useForm<Values>({
    shouldFocusError: false,
    reValidateMode: 'onBlur',
    defaultValues: initial as DefaultValues<Values>,
  })
  useKeptDraft(form, defaults, sending, draft)
  const rendered = useRenderedChoices(form)
  const setValue: UseFormSetValue<Values> = (name, value, options) => {
    form.setValue(name, value, options)
    form.clearErrors(name)
  }
  const choice = <Name extends Path<Values>>(name: Name, rules?: RegisterOptions<Values, Name>) => {
    rendered.add(name)
    form.register(name, rules)
    return {
      name,
      // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes what this reads
      value: form.watch(name),
      onChange: (value: PathValue<Values, Name>) => setValue(name, value, { shouldDirty: true }),
    }
  }
  const field: typeof form.register = (name, rules) =>
    form.register(name, { setValueAs: cleaned, ...rules } as typeof rules)
  const clear = () => {
    form.reset(defaults)
    draft?.keep(undefined)
  }
  return {
    clearErrors: form.clearErrors,
    control: form.control,
    getValues: form.getValues,
    setValue,
    subscribe: form.subscribe,
    trigger: form.trigger,
    watch: form.watch,
    field,
    choice,
    clear,
    props: {
      busy: sending.isPending,
      refusal: refusal(sending.error),
      faults: { ...faults(sending.error, form.getValues()), ...messagesOf(form.formState.errors) },
      onSubmit: form.handleSubmit((values) => submit(values, clear), sending.reset),
    },
  }
}

/**
 * The current values of these fields, in their order. A change of one of them renders the calling component again, and
 * `watch` of the form renders the component that made the form: with many fields, a key costs less with these values.
 */
export function useFormValues<Values extends FieldValues, Names extends Path<Values>[]>(
  { subscribe, getValues }: Pick<EndpointForm<Values>, 'getValues' | 'subscribe'>,
  names: readonly [...Names],
): [...FieldPathValues<Values, Names>] {
  const follow = useCallback(
    (changed: () => void) => subscribe({ formState: { values: true }, callback: changed }),
    [subscribe],
  )
  useSyncExternalStore(follow, () => JSON.stringify(getValues(names)))
  return getValues(names)
}

/** The choices of this render; those that the next one lacks are unregistered and keep their values. */
function useRenderedChoices<Values extends FieldValues>(form: UseFormReturn<Values>): Set<Path<Values>> {
  const rendered = new Set<Path<Values>>()
  const before = useRef<ReadonlySet<Path<Values>>>(rendered)
  useEffect(() => {
    const gone = [...before.current].filter((name) => !rendered.has(name))
    before.current = rendered
    if (gone.length > 0) form.unregister(gone, { keepValue: true, keepDefaultValue: true })
  })
  return rendered
}

function useKeptDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  defaults: Values,
  { isPending, isSuccess, error }: Sending,
  draft: FormDraft<Values> | undefined,
): void {
  const keep = draft?.keep
  const empty = JSON.stringify(defaults)
  useEffect(() => {
    if (keep === undefined) return undefined
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keep(JSON.stringify(values) === empty ? undefined : values),
    })
  }, [form, keep, empty])
  useEffect(() => {
    if (isSuccess) keep?.(undefined)
    else if (error !== null) keep?.(form.getValues())
  }, [form, keep, isSuccess, error])
  // A mutation that opens another screen unmounts the form before its success is rendered.
  const running = useRef(isPending)
  useEffect(() => {
    running.current = isPending
  }, [isPending])
  useEffect(
    () => () => {
      if (running.current) keep?.(undefined)
    },
    [keep],
  )
}

/** The messages of a form's own rules, by field; a nested field has the path of its names. */
function messagesOf(errors: FieldErrors, above = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) => {
      const at = above + name
      if (typeof error?.message === 'string') return error.message === '' ? [] : [[at, error.message]]
      return typeof error === 'object' ? Object.entries(messagesOf(error as FieldErrors, `${at}.`)) : []
    }),
  )
}
