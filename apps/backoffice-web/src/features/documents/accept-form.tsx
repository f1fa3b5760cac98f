import Box from '@mui/material/Box'
import type {
  DocumentFacts,
  DocumentVerdictBody,
  DocumentRequirementsWire,
  StaffDocumentWire,
} from '@puente/contract/staff'
import { Button, Card, Checkbox, Form } from '@puente/ui'
import { useEndpointForm, type EndpointForm, type Sending } from '@puente/web'
import { useId } from 'react'
import { useSubmitKey } from '../../shell/keys/use-key.ts'
import { CompanyDocumentFactFields } from './facts/paper-facts.tsx'
import { faultCodesOf, hasFacts } from './facts/paper.ts'
import { askedOf, FactFields, factsOf, type Typed } from './read-facts.tsx'
import { personOf } from './what-of.ts'
import { words } from './words.ts'

const checks = ['legible', 'theirs', 'genuine'] as const
type Check = (typeof checks)[number]

/** The values of the form: what was read from the document, and the checklist. */
export interface Accepted extends Readonly<Record<Check, boolean>> {
  readonly typed: Typed
  /** The facts of a company document. */
  readonly read: DocumentFacts
}

interface AcceptFormProps {
  document: StaffDocumentWire
  requirements: DocumentRequirementsWire
  sending: Sending
  /** What was typed before the decision was undone. */
  before: Accepted | undefined
  onVerdict: (body: DocumentVerdictBody, typed: Accepted) => unknown
}

/** What the customer declared; staff fill in the other fields from the document. */
function declared(requirements: DocumentRequirementsWire, document: StaffDocumentWire): Accepted {
  const person = personOf(requirements, document)
  const announced =
    person?.announced === undefined
      ? requirements.identity.announced
      : { ...person.announced, nationality: person.announced.type === 'foreign-id' ? '' : person.country }
  const typed = {
    type: announced?.type ?? '',
    nationality: announced?.nationality ?? '',
    number: '',
    name: '',
    printedEnd: announced?.printedEnd ?? '',
    issuedOn: '',
    ceilingUsd: '',
    until: '',
  } as const
  return { typed, read: {}, legible: false, theirs: false, genuine: false }
}

/**
 * The checklist, the fields read from the document, and the button to accept; its keyboard shortcut works
 * once the checklist is complete.
 */
export function AcceptForm({ document, requirements, sending, before, onVerdict }: AcceptFormProps) {
  const formId = useId()
  const asked = askedOf(document)
  const isPaper = hasFacts(document)
  const form = useEndpointForm<Accepted>({
    sending,
    defaults: before ?? declared(requirements, document),
    submit: (values) => {
      const facts = isPaper ? values.read : factsOf(asked, values.typed)
      const { detail } = document
      onVerdict(
        {
          verdict: 'accepted',
          ...(facts === undefined ? {} : { facts }),
          ...(detail === undefined
            ? {}
            : { seen: { id: document.id, sha256: detail.sha256, scan: detail.scan } }),
        },
        values,
      )
    },
  })
  const typed = form.choice('typed')
  useSubmitKey('a', formId)
  return (
    <Card title={words('accept.title')}>
      <Form id={formId} {...form.props}>
        {isPaper ? (
          <CompanyDocumentFactFields
            kind={document.kind}
            {...form.choice('read')}
            faults={faultCodesOf(sending.error)}
          />
        ) : (
          <FactFields
            asksRun={personOf(requirements, document)?.document === 'rut'}
            asked={asked}
            typed={typed.value}
            onType={(more) => typed.onChange({ ...form.getValues('typed'), ...more })}
          />
        )}
        <Checklist field={form.field} />
        <Button
          type="submit"
          kind="primary"
          busy={sending.isPending}
          style={{ alignSelf: 'flex-start' }}
          aria-keyshortcuts="a"
        >
          {words('accept.submit')}
        </Button>
      </Form>
    </Card>
  )
}

function Checklist({ field }: Pick<EndpointForm<Accepted>, 'field'>) {
  // Only the first missing check is reported.
  const isMissing = (check: Check) => (_: boolean, values: Accepted) =>
    checks.find((one) => !values[one]) !== check || words('accept.unchecked')
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box component="h3" sx={{ margin: 0 }}>
        {words('accept.check')}
      </Box>
      {checks.map((check) => (
        <Checkbox
          key={check}
          label={words(`accept.${check}`)}
          {...field(check, { validate: isMissing(check) })}
        />
      ))}
    </Box>
  )
}
