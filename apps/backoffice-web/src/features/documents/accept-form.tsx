import Box from '@mui/material/Box'
import type {
  DocumentFacts,
  DocumentVerdictBody,
  DossierWire,
  StaffDocumentWire,
} from '@puente/contract/staff'
import { Button, Card, Checkbox, Form } from '@puente/ui'
import { faultsOf, refusalOf } from '@puente/web'
import { useId, useState } from 'react'
import { held } from '../../shell/held/held.ts'
import { useSubmitKey } from '../../shell/use-key.ts'
import { PaperFacts } from './facts/paper-facts.tsx'
import { faultCodesOf, isReadAsPaper } from './facts/paper.ts'
import { askedOf, FactFields, factsOf, type Typed } from './read-facts.tsx'
import { words } from './words.ts'

const checks = ['legible', 'theirs', 'genuine'] as const
type Check = (typeof checks)[number]

interface AcceptFormProps {
  document: StaffDocumentWire
  dossier: DossierWire
  busy: boolean
  error: Error | null
  onVerdict: (body: DocumentVerdictBody, typed: unknown) => unknown
}

/** Everything typed and checked so far. */
interface Kept {
  readonly checked: readonly Check[]
  readonly typed: Typed
  readonly read: DocumentFacts
}

function keptBefore({ id }: StaffDocumentWire, dossier: DossierWire): Kept {
  const kept = held.typedAbout(id)
  return typeof kept === 'object' && kept !== null && 'checked' in kept
    ? (kept as Kept)
    : { checked: [], typed: toldBefore(dossier), read: {} }
}

/** What the customer declared; staff fill in the other fields from the document. */
function toldBefore(dossier: DossierWire): Typed {
  const said = dossier.identity.announced
  return {
    type: said?.type ?? '',
    nationality: said?.nationality ?? '',
    number: '',
    name: '',
    printedEnd: said?.printedEnd ?? '',
    issuedOn: '',
    ceilingUsd: '',
    until: '',
  }
}

/**
 * The checklist, the fields read from the document, and the button to accept; its keyboard shortcut works
 * once the checklist is complete.
 */
export function AcceptForm({ document, dossier, busy, error, onVerdict }: AcceptFormProps) {
  const formId = useId()
  const asked = askedOf(document)
  const isPaper = isReadAsPaper(document)
  const [kept, setKept] = useState(() => keptBefore(document, dossier))
  const [tried, setTried] = useState(false)
  const { checked, typed, read } = kept
  const unchecked = checks.find((check) => !checked.includes(check))
  useSubmitKey('a', formId)
  return (
    <Card title={words('accept.title')}>
      <Form
        id={formId}
        busy={busy}
        refusal={refusalOf(error)}
        faults={{
          ...faultsOf(error),
          ...(tried && unchecked !== undefined ? { [unchecked]: words('accept.unchecked') } : {}),
        }}
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (unchecked !== undefined) return
          const facts = isPaper ? read : factsOf(asked, typed)
          onVerdict({ verdict: 'accepted', ...(facts === undefined ? {} : { facts }) }, kept)
        }}
      >
        {isPaper ? (
          <PaperFacts
            kind={document.kind}
            value={read}
            onChange={(more) => setKept((before) => ({ ...before, read: more }))}
            faults={faultCodesOf(error)}
          />
        ) : (
          <FactFields
            asked={asked}
            typed={typed}
            onType={(more) => setKept((before) => ({ ...before, typed: { ...before.typed, ...more } }))}
          />
        )}
        <Checklist
          checked={checked}
          onCheck={(next) => setKept((before) => ({ ...before, checked: next }))}
        />
        <Button
          type="submit"
          kind="primary"
          busy={busy}
          style={{ alignSelf: 'flex-start' }}
          aria-keyshortcuts="a"
        >
          {words('accept.submit')}
        </Button>
      </Form>
    </Card>
  )
}

interface ChecklistProps {
  checked: readonly Check[]
  onCheck: (checked: readonly Check[]) => void
}

function Checklist({ checked, onCheck }: ChecklistProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box component="h3" sx={{ margin: 0 }}>
        {words('accept.check')}
      </Box>
      {checks.map((check) => (
        <Checkbox
          key={check}
          name={check}
          label={words(`accept.${check}`)}
          checked={checked.includes(check)}
          onChange={({ target }) =>
            onCheck([...checked.filter((one) => one !== check), ...(target.checked ? [check] : [])])
          }
        />
      ))}
    </Box>
  )
}
